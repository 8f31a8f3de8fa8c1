/** The mixing desk: everything that is heard goes through it. Loaded when there is something to hear, and never before. */
import { compose, type Score, type Tone } from './composer';
import { house, houseScore, type HouseEffect, type HouseScore } from './house';
import { instruments } from './instruments';
import { Mixing, type Voice } from './mixing';
import type { Effect } from './parts';
import { sound } from './voice';

/** How loud the soundtrack is: quiet. */
const MUSIC = 0.35;
/** How loud it is while an effect sounds. */
const DUCKED = 0.12;
/** How fast it steps aside and comes back, in seconds. */
const STEP_ASIDE = 0.03;
const COME_BACK = 0.5;
/** A sound begins this much later than asked, so that the browser has it ready. */
const LEAD = 0.01;
/** A voice that must give way fades within this time; cut off at once it would click. */
const GIVE_WAY = 0.02;
/** The next bar is written this long before it begins. */
const AHEAD = 0.4;
/** After so many silent milliseconds the browser's audio is put to sleep. */
const REST = 4000;

/** The way from the two buses to the ear; also used to measure, so that what is measured is what is heard. */
export function wire(context: BaseAudioContext): { effects: GainNode; music: GainNode; volume: GainNode } {
  const volume = context.createGain();
  const effects = context.createGain();
  const music = context.createGain();
  effects.connect(volume);
  music.connect(volume);

  const compressor = context.createDynamicsCompressor();
  compressor.threshold.value = -6;
  compressor.knee.value = 0;
  compressor.ratio.value = 12;
  compressor.attack.value = 0.003;
  compressor.release.value = 0.2;
  // A compressor makes everything louder again by the rule of the standard: what it takes from the loudest tone
  // (5.5 dB here) to the power of 0.6. What is quiet shall stay as it is.
  const trim = context.createGain();
  trim.gain.value = 10 ** ((-5.5 * 0.6) / 20);
  const limiter = context.createWaveShaper();
  limiter.curve = softLimit();
  volume.connect(compressor).connect(trim).connect(limiter).connect(context.destination);
  return { effects, music, volume };
}

/** Leaves alone what is quiet and lets nothing above 0.95. */
function softLimit(): Float32Array<ArrayBuffer> {
  const points = 2049;
  const knee = 0.7;
  return Float32Array.from({ length: points }, (_, index) => {
    const x = (index / (points - 1)) * 2 - 1;
    const over = Math.abs(x) - knee;
    return over <= 0 ? x : Math.sign(x) * (knee + 0.25 * Math.tanh(over / 0.25));
  });
}

/** Plays a bar of a soundtrack from that time on. The answer: when it ends. */
export function playBar(context: BaseAudioContext, out: AudioNode, score: Score, tones: readonly Tone[], from: number): number {
  const beat = 60 / score.tempo;
  for (const { instrument, key, at, length } of tones) {
    for (const part of instruments[instrument](key, length * beat)) sound(context, out, part, from + at * beat);
  }
  return from + score.beats * beat;
}

export class Desk {
  #context: AudioContext;
  #buses: ReturnType<typeof wire>;
  #mixing = new Mixing();
  #outs = new Map<Voice, GainNode>();
  #music: { score: Score; out: GainNode; timer: ReturnType<typeof setTimeout> } | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(context: AudioContext, volume: number) {
    this.#context = context;
    this.#buses = wire(context);
    this.#buses.volume.gain.value = volume;
    this.#buses.music.gain.value = MUSIC;
    this.#restLater();
  }

  setVolume(volume: number): void {
    this.#buses.volume.gain.setTargetAtTime(volume, this.#context.currentTime, STEP_ASIDE);
  }

  /** Plays an effect after so many seconds, unless too much sounds already. */
  play(which: HouseEffect | Effect, after: number): void {
    const effect = typeof which === 'string' ? house[which] : which;
    const now = this.#context.currentTime;
    const admitted = this.#mixing.admit(effect, now, now + LEAD + after);
    if (!admitted) return;
    this.#wake();
    const { voice, silenced } = admitted;
    if (silenced) this.#fade(silenced);
    const out = this.#context.createGain();
    out.connect(this.#buses.effects);
    for (const part of effect.parts) sound(this.#context, out, part, voice.from);
    this.#outs.set(voice, out);
    this.#duck(voice);
    this.#sweepUp();
  }

  /** Plays this soundtrack from now on; null = none. */
  accompany(which: Score | HouseScore | null): void {
    const score = which === 'house' ? houseScore : which;
    if (this.#music?.score === score) return;
    this.#stopMusic();
    if (!score) return this.#restLater();
    this.#wake();
    const out = this.#context.createGain();
    out.connect(this.#buses.music);
    const bars = compose(score, Date.now());
    let begins = this.#context.currentTime + LEAD;
    const music = { score, out, timer: setTimeout(() => {}) };
    const goOn = () => {
      // A page that was held up does not hurry after the bars it has missed.
      begins = playBar(this.#context, out, score, bars.next().value, Math.max(begins, this.#context.currentTime + LEAD));
      music.timer = setTimeout(goOn, Math.max(0, begins - this.#context.currentTime - AHEAD) * 1000);
    };
    this.#music = music;
    goOn();
  }

  /** Silence, at once and for good. */
  close(): void {
    if (this.#music) clearTimeout(this.#music.timer);
    clearTimeout(this.#rest);
    void this.#context.close();
  }

  #stopMusic(): void {
    if (!this.#music) return;
    const { out, timer } = this.#music;
    this.#music = null;
    clearTimeout(timer);
    out.gain.setTargetAtTime(0, this.#context.currentTime, 0.1);
    setTimeout(() => out.disconnect(), 1000);
  }

  #duck({ from, to: end }: Voice): void {
    const { gain } = this.#buses.music;
    // The audio's clock may leap, e.g. when it wakes: then nothing sounds any more, not even this voice.
    const to = Math.max(end, ...this.#mixing.sounding(this.#context.currentTime).map((voice) => voice.to));
    gain.cancelScheduledValues(from);
    gain.setTargetAtTime(DUCKED, from, STEP_ASIDE);
    gain.setTargetAtTime(MUSIC, to, COME_BACK);
  }

  #fade(voice: Voice): void {
    const now = this.#context.currentTime;
    this.#outs.get(voice)?.gain.setTargetAtTime(0, now, GIVE_WAY / 3);
    voice.to = now + GIVE_WAY;
  }

  /** Forgets the voices that have ended. */
  #sweepUp(): void {
    for (const [voice, out] of this.#outs) {
      if (this.#context.currentTime < voice.to) continue;
      out.disconnect();
      this.#outs.delete(voice);
    }
  }

  #wake(): void {
    if (this.#context.state !== 'running') void this.#context.resume();
    this.#restLater();
  }

  /** A phone saves its battery when nothing is to be heard. */
  #restLater(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      const isQuiet = this.#music === null && this.#mixing.sounding(this.#context.currentTime).length === 0;
      if (isQuiet) void this.#context.suspend();
      else this.#restLater();
    }, REST);
  }
}

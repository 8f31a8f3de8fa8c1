/** Renders sounds without playing them, through the same desk, to look at what would be heard. */
import { compose, type Score } from './composer';
import { playBar, wire } from './desk';
import { RATE } from './measure';
import { lengthOf, type Effect } from './parts';
import { sound } from './voice';

/** A compressor that was just made lets little through at first; at the table it has run for a while. */
const WARM_UP = 0.5;

async function render(seconds: number, play: (context: BaseAudioContext, buses: ReturnType<typeof wire>) => void): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, Math.ceil((WARM_UP + seconds) * RATE), RATE);
  play(context, wire(context));
  return (await context.startRendering()).getChannelData(0).subarray(WARM_UP * RATE);
}

/** These effects, all beginning at once, at full volume. */
export function renderEffects(effects: readonly Effect[]): Promise<Float32Array> {
  const parts = effects.flatMap((effect) => effect.parts);
  return render(lengthOf(parts) + 0.05, (context, { effects: out }) => {
    for (const part of parts) sound(context, out, part, WARM_UP);
  });
}

/** The first bars of a soundtrack, as loud as the instruments are. */
export function renderScore(score: Score, bars: number): Promise<Float32Array> {
  const seconds = (bars * score.beats * 60) / score.tempo;
  return render(seconds, (context, { music: out }) => {
    const music = compose(score, 1);
    let begins = WARM_UP;
    for (let bar = 0; bar < bars; bar++) begins = playBar(context, out, score, music.next().value, begins);
  });
}

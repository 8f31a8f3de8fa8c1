/** The drawn sheet, cut at its three slots, so that what belongs to a game can lie between lines and stations. */
import { text } from '../board/text';
import drawing from './london.svg?raw';

const SLOTS = ['under', 'middle', 'over'].map((name) => `<g class="slot ${name}"></g>`);

/** Words are left open in the drawing: every language writes its own. */
const lettered = (svg: string): string => svg.replace(/\{(\w+)\}/g, (_, word) => text.map.legend[word as keyof typeof text.map.legend]);

function cut(svg: string): string[] {
  const inner = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  return SLOTS.reduce((parts, slot) => [...parts.slice(0, -1), ...parts.at(-1)!.split(slot)], [lettered(inner)]);
}

/** From below: the ground with its names; lines; stations with plate and compass; the frame. */
export const [GROUND = '', LINES = '', MARKERS = '', FRAME = ''] = cut(drawing);

const STATION = /<g class="st \w" id="s(\d+)".*?<\/text>(?:<g class="pier".*?<\/g>)?<\/g>/g;
const stations = new Map([...MARKERS.matchAll(STATION)].map(([drawn, number]) => [Number(number), drawn.replace(/ id="s\d+"/, '')]));

/** One station as it is drawn, to be drawn once more: without its name, which only one may have. */
export const markerOf = (station: number): string => stations.get(station) ?? '';

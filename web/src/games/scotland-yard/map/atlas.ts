/** The sheet of London as the page needs it: where stations are, which lines join them, and how a line runs. */
import { KINDS, type Kind } from '../names';
import london from './london.json';

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}
export interface Track {
  kind: Kind;
  from: number;
  to: number;
}

/** In units of the sheet, in which everything on the map is measured. */
export const SHEET: Box = { x: london.sheet.x, y: london.sheet.y, width: london.sheet.w, height: london.sheet.h };

const places = london.stations as unknown as Record<string, [number, number, string]>;
const paths = london.lines as Record<Kind, Record<string, string>>;

export const STATIONS: readonly number[] = Object.keys(places)
  .map(Number)
  .sort((a, b) => a - b);

export function pointOf(station: number): Point {
  const [x, y] = places[station] ?? [0, 0];
  return { x, y };
}

export const isStation = (number: number): boolean => number in places;

const neighbours = new Map<number, Track[]>(STATIONS.map((station) => [station, []]));
for (const kind of KINDS) {
  for (const key of Object.keys(paths[kind])) {
    const [a = 0, b = 0] = key.split('-').map(Number);
    neighbours.get(a)?.push({ kind, from: a, to: b });
    neighbours.get(b)?.push({ kind, from: b, to: a });
  }
}

/** All lines that leave a station, taxi first. */
export const linesFrom = (station: number): readonly Track[] => neighbours.get(station) ?? [];

/** What runs straight from one station to another, in the order of the kinds. */
export function kindsBetween(from: number, to: number): Kind[] {
  return linesFrom(from).flatMap((line) => (line.to === to ? [line.kind] : []));
}

/** How a line is drawn, as the data of an SVG path; it may be drawn from either end. */
export function pathOf(kind: Kind, from: number, to: number): string {
  return paths[kind][`${Math.min(from, to)}-${Math.max(from, to)}`] ?? '';
}

/** The station under a point, if one is within reach of it; of several the nearest. */
export function stationAt({ x, y }: Point, reach: number, among: Iterable<number> = STATIONS): number | null {
  let best: { station: number; far: number } | null = null;
  for (const station of among) {
    const at = pointOf(station);
    const far = Math.hypot(at.x - x, at.y - y);
    if (far <= reach && far < (best?.far ?? Infinity)) best = { station, far };
  }
  return best?.station ?? null;
}

/** The least box around these stations. */
export function boxAround(stations: readonly number[]): Box {
  const points = stations.map(pointOf);
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** "Go" in the list of plans plays on the map, which asks back where it must. */

type Go = (seat: number, station: number) => void;

let map: Go | null = null;

/** The map that is on the page; the answer takes it away. */
export function playsOn(go: Go): () => void {
  map = go;
  return () => {
    if (map === go) map = null;
  };
}

export const goThere: Go = (seat, station) => map?.(seat, station);

import type { House } from './wire.gen';

export interface Invitation {
  /** Links that let a friend in, the best one first. */
  join: string[];
  /** A link for those who only watch. */
  watch: string;
  /** Somebody at another machine can use them. */
  reachable: boolean;
}

function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
}

/**
 * Where others reach the house, the best address first. What is in the address bar works for whoever sees this page, so
 * it comes first, unless it means "this very machine".
 */
export function reach(house: House, here: string): { origins: string[]; reachable: boolean } {
  const known = house.addresses.map((address) => address.replace(/\/$/, ''));
  const others = known.filter((address) => !isLoopback(address));
  const origins = isLoopback(here) ? others : [here, ...others];
  const reachable = origins.length > 0 && !(house.lan_command !== null && isLoopback(here));
  return { origins: reachable ? [...new Set(origins)] : [here], reachable };
}

/** The links of a table. */
export function invitation(house: House, here: string, code: string, table: string): Invitation {
  const { origins, reachable } = reach(house, here);
  return {
    join: origins.map((origin) => `${origin}/j/${code}`),
    watch: `${origins[0]}/t/${table}`,
    reachable,
  };
}

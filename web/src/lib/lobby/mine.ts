// The games of whoever looks at the home page.

import type { houseApi } from '$lib/api';
import type { TableSummary } from '$lib/table/wire.gen';

export interface Mine {
  me: string;
  now: number;
  running: TableSummary[];
  finished: TableSummary[];
}

const isMyTurn = (me: string, { waits_for, seats }: TableSummary) => waits_for !== null && seats[waits_for]?.guest?.id === me;

/** Those that wait for me first; a text says why they cannot be told. */
export async function lookUp(api: Pick<ReturnType<typeof houseApi>, 'me' | 'tables'>): Promise<Mine | string> {
  try {
    // The first call makes us a guest.
    const me = await api.me();
    const tables = await api.tables();
    const running = tables.filter(({ phase }) => phase.at !== 'over');
    return {
      me: me.id,
      now: Date.now(),
      running: [...running.filter((table) => isMyTurn(me.id, table)), ...running.filter((table) => !isMyTurn(me.id, table))],
      finished: tables.filter(({ phase }) => phase.at === 'over'),
    };
  } catch (error) {
    return (error as Error).message;
  }
}

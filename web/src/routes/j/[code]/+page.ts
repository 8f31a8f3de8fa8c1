import { redirect } from '@sveltejs/kit';
import { resolve } from '$app/paths';
import { ApiError, houseApi } from '$lib/api';
import type { TableAddress } from '$lib/table/wire.gen';
import { words } from '$lib/words';

/** An invite link leads to its table; a wrong one is told plainly. */
export const load = async ({ params, fetch }) => {
  const code = params.code.toUpperCase();
  let table: TableAddress;
  try {
    table = await houseApi(fetch).find(code);
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 404;
    return { code, fault: isUnknown ? words.home.noCode(code) : (error as Error).message };
  }
  redirect(307, `${resolve('/t/[id]', { id: table.id })}?code=${table.code}`);
};

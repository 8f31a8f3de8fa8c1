import { error } from '@sveltejs/kit';
import { ApiError, houseApi } from '$lib/api';
import { notebookApi } from '$lib/notebook/api';

export const load = async ({ params, fetch }) => {
  try {
    // The first call makes us a guest, whose notebooks these are.
    await houseApi(fetch).me();
    return { list: await notebookApi(fetch).list(params.tool), now: Date.now() };
  } catch (reason) {
    if (reason instanceof ApiError) error(reason.status || 503, reason.message);
    throw reason;
  }
};

import { error } from '@sveltejs/kit';
import { ApiError, houseApi } from '$lib/api';

export const load = async ({ params, url, fetch }) => {
  const api = houseApi(fetch);
  try {
    // The first call makes us a guest, so that the socket finds one.
    await api.me();
    return { id: params.id, code: url.searchParams.get('code'), house: await api.house() };
  } catch (reason) {
    if (reason instanceof ApiError) error(reason.status || 503, reason.message);
    throw reason;
  }
};

import { error } from '@sveltejs/kit';
import { ApiError, houseApi } from '$lib/api';

export const load = async ({ fetch }) => {
  const api = houseApi(fetch);
  try {
    // The first call makes us a guest.
    const me = await api.me();
    return { me, house: await api.house() };
  } catch (reason) {
    if (reason instanceof ApiError) error(reason.status || 503, reason.message);
    throw reason;
  }
};

import { houseApi } from '$lib/api';
import { orErrorPage } from '$lib/errorpage';

export const load = ({ fetch }) =>
  orErrorPage(async () => {
    const api = houseApi(fetch);
    // The first call makes us a guest.
    const me = await api.me();
    return { me, house: await api.house() };
  });

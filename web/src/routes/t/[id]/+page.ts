import { houseApi } from '$lib/api';
import { orErrorPage } from '$lib/errorpage';

export const load = ({ params, url, fetch }) =>
  orErrorPage(async () => {
    const api = houseApi(fetch);
    // The first call makes us a guest, so that the socket finds one.
    await api.me();
    return { id: params.id, code: url.searchParams.get('code'), house: await api.house() };
  });

import { houseApi } from '$lib/api';
import { orErrorPage } from '$lib/errorpage';
import { notebookApi } from '$lib/notebook/api';

export const load = ({ params, fetch }) =>
  orErrorPage(async () => {
    // The first call makes us a guest, whose notebooks these are.
    await houseApi(fetch).me();
    return { list: await notebookApi(fetch).list(params.tool), now: Date.now() };
  });

import { houseApi } from '$lib/api';
import { orErrorPage } from '$lib/errorpage';
import { notebookApi, notebooks } from '$lib/notebook/api';
import { NotebookSession } from '$lib/notebook/session.svelte';

export const load = async ({ params, parent, fetch }) => {
  const { tool } = await parent();
  return orErrorPage(async () => {
    await houseApi(fetch).me();
    const [pages, view] = await Promise.all([tool.pages(), notebookApi(fetch).open(params.id)]);
    return { pages, isMine: view.mine, session: new NotebookSession<unknown, unknown>(view, notebooks) };
  });
};

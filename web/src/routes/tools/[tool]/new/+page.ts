import { houseApi } from '$lib/api';
import { orErrorPage } from '$lib/errorpage';
import { notebookApi } from '$lib/notebook/api';

export const load = async ({ params, url, parent, fetch }) => {
  const { tool } = await parent();
  return orErrorPage(async () => {
    await houseApi(fetch).me();
    const [pages, info] = await Promise.all([tool.pages(), notebookApi(fetch).info(params.tool)]);
    return { pages, info, table: url.searchParams.get('table') };
  });
};

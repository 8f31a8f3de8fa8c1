import { error } from '@sveltejs/kit';
import { ApiError, houseApi } from '$lib/api';
import { notebookApi } from '$lib/notebook/api';

export const load = async ({ params, url, parent, fetch }) => {
  const { tool } = await parent();
  try {
    await houseApi(fetch).me();
    const [pages, info] = await Promise.all([tool.pages(), notebookApi(fetch).info(params.tool)]);
    return { pages, info, table: url.searchParams.get('table') };
  } catch (reason) {
    if (reason instanceof ApiError) error(reason.status || 503, reason.message);
    throw reason;
  }
};

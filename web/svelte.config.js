import adapter from '@sveltejs/adapter-static';

/** @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: { runes: true },
  kit: {
    // One page that finds its own way: the house serves index.html for every path it does not know.
    adapter: adapter({ pages: 'build', assets: 'build', fallback: 'index.html' }),
    // A second version check would ask the house for a file every so often; a reload does the same.
    version: { pollInterval: 0 },
  },
};

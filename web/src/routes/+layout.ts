// The house serves files only: everything is drawn in the browser.
export const ssr = false;
export const prerender = false;

/**
 * What it means that the browser's history went from one entry of a page to another: to do what Escape does in the
 * open dialog, to pass over an entry that dialogs have left, or nothing to do with dialogs. Entries for dialogs
 * are told by when they were laid (0 = an entry of the page itself): back leads to an earlier one.
 */
export function backMeans(from: number, to: number, isDialogOpen: boolean): 'escape' | 'pass' | 'nothing' {
  if (to >= from) return 'nothing';
  return isDialogOpen ? 'escape' : 'pass';
}

/**
 * Marks what may open a dialog, as every button does: the focus comes back to it from there. It is what Fluent's
 * `useRestoreFocusTarget` returns, without the 13 kB that read it and that the first script of a screen can do without:
 * they come with the notice bell, and with every dialog.
 */
export const restoreFocus = { 'data-tabster': '{"restorer":{"type":1}}' };

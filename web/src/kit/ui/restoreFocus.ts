import { createContext, useContext } from 'react';

/**
 * Marks what opens a dialog: the focus comes back to it from there. It is what Fluent's `useRestoreFocusTarget` returns,
 * without the 13 kB that read it and that the first script of a screen can do without: they come with the notice bell,
 * and with every dialog.
 */
export const restoreFocus = { 'data-tabster': '{"restorer":{"type":1}}' };

/** Whether a component is in a dialog. */
export const DialogContext = createContext(false);

/**
 * The mark of a button that may open a dialog, as any on the page may. Those in a dialog have none: Fluent remembers the
 * last ten that had the focus, and would forget the opener of whoever goes around in a dialog by Tab.
 */
export const useRestoreFocus = () => (useContext(DialogContext) ? undefined : restoreFocus);

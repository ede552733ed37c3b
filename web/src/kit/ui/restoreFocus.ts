import { createContext, useContext } from 'react';

/**
 * Marks an element that opens a dialog: the focus returns to it afterwards. This is what Fluent's
 * `useRestoreFocusTarget` returns, without the 13 kB of code that read it, which a screen's first script does not need:
 * they come with the notice bell and with every dialog.
 */
export const restoreFocus = { 'data-tabster': '{"restorer":{"type":1}}' };

/** Whether a component is in a dialog. */
export const DialogContext = createContext(false);

/**
 * The mark of a button that may open a dialog. Buttons in a dialog have none: Fluent remembers the last ten focused
 * elements, and tabbing around in a dialog would make it forget the opener.
 */
export const useRestoreFocus = () => (useContext(DialogContext) ? undefined : restoreFocus);

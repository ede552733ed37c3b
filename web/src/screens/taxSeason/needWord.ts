/** Whether a form is required, in a word. */
export const needWord = (need: boolean | null | undefined): string =>
  need == null ? 'Not known' : need ? 'Needed' : 'Not needed';

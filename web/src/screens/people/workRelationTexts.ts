/** What setting someone's work relation says, whatever the page then brings back. */
export const workRelationTexts = {
  success: 'Work relation saved.',
  failure: 'Failed to save the work relation',
};

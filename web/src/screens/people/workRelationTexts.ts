/** The messages about setting someone's work relation, regardless of what the page refetches. */
export const workRelationTexts = {
  success: 'Work relation saved.',
  failure: 'Failed to save the work relation',
};

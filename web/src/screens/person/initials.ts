/** 'DF' for Dario Fontaine, in place of a photo. */
export const initials = (firstName: string, lastName: string): string =>
  [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase();

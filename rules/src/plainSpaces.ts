/** Plain spaces, which every font has, for the narrow ones of newer locale data. */
export const toPlainSpaces = (text: string): string => text.replace(/\s/g, ' ');

/** Replaces the narrow spaces of newer locale data with plain ones, which every font has. */
export const toPlainSpaces = (text: string): string => text.replace(/\s/g, ' ');

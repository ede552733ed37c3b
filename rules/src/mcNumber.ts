/** Leaves 'MC-123456' unchanged, and adds the letters to a number entered without them: 'MC 123456'. */
export const formatMcNumber = (number: string): string => (/^MC/i.test(number) ? number : `MC ${number}`);

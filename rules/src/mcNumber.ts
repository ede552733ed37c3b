/** 'MC-123456' as it is, and 'MC 123456' for a number that was entered without its letters. */
export const formatMcNumber = (number: string): string => (/^MC/i.test(number) ? number : `MC ${number}`);

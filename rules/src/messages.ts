/** Messages that the server sends, and that the portal shows without asking it. */

/** A field that must be filled in, by its label. */
export const requiredMessage = (label: string): string => `${label} is required.`;

/** A day on a payroll run stays as it is. */
export const lockedByRunMessage = (number: number, what = 'This day'): string =>
  `${what} is on payroll #${number} and can’t be changed.`;

/** Two days in the wrong order. */
export const REVERSED_DAYS = 'End date must not be before the start date.';

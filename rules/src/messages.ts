/** Messages that the server sends, and that the portal also shows without a request. */

/** A required field, by its label. */
export const requiredMessage = (label: string): string => `${label} is required.`;

/** A day on a payroll run cannot be changed. */
export const lockedByRunMessage = (number: number, what = 'This day'): string =>
  `${what} is on payroll #${number} and can’t be changed.`;

/** Two days in the wrong order. */
export const REVERSED_DAYS = 'End date must not be before the start date.';

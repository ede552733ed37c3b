/** What is paid besides the days of a week. All of it is compensation. */

/** What extra pay can be for, in the order in which it is offered. */
export const EXTRA_CATEGORIES = {
  DETENTION: 'Detention',
  LAYOVER: 'Layover',
  STOP_OFF: 'Stop-off',
  BONUS: 'Bonus',
  OTHER: 'Other',
  BACK_PAY: 'Back pay',
} as const;

export type ExtraCategory = keyof typeof EXTRA_CATEGORIES;

/** What can be added to someone's pay: extra pay, and a flat amount for a day on the road. */
export const ADDED_PAY = { ...EXTRA_CATEGORIES, PER_DIEM: 'Per diem' } as const;

export type AddedPay = keyof typeof ADDED_PAY;

export const ADDED_PAY_NAMES = Object.keys(ADDED_PAY) as AddedPay[];

/** Amounts that can be added at once. */
export const MAX_ADDED_LINES = 50;

/** Characters of the note about one. */
export const MAX_ADDED_NOTE = 300;

/** 'Detention: three hours at the shipper', as a statement says it. */
export const describeAdded = (added: AddedPay, note: string): string =>
  note === '' ? ADDED_PAY[added] : `${ADDED_PAY[added]}: ${note}`;

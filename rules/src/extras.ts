/** Extra pay besides the days of a week. All of it is compensation. */

/** Kinds of extra pay, in the order in which they are offered. */
export const EXTRA_CATEGORIES = {
  DETENTION: 'Detention',
  LAYOVER: 'Layover',
  STOP_OFF: 'Stop-off',
  BONUS: 'Bonus',
  OTHER: 'Other',
  BACK_PAY: 'Back pay',
} as const;

export type ExtraCategory = keyof typeof EXTRA_CATEGORIES;

/** Additions to someone's pay: extra pay, and a flat amount for a day on the road. */
export const ADDED_PAY = { ...EXTRA_CATEGORIES, PER_DIEM: 'Per diem' } as const;

export type AddedPay = keyof typeof ADDED_PAY;

export const ADDED_PAY_NAMES = Object.keys(ADDED_PAY) as AddedPay[];

/** How many amounts can be added at once. */
export const MAX_ADDED_LINES = 50;

/** Characters of an amount's note. */
export const MAX_ADDED_NOTE = 300;

/** 'Detention: three hours at the shipper', as on a statement. */
export const describeAdded = (added: AddedPay, note: string): string =>
  note === '' ? ADDED_PAY[added] : `${ADDED_PAY[added]}: ${note}`;

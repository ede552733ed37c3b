/** How much the API takes at once, and its forms with it. */

/** Characters of a day's notes. */
export const MAX_DAY_NOTES = 1000;

/** Days that are decided about in one act. */
export const MAX_DECIDED_DAYS = 500;

/** Characters of the reason that a day is rejected for. */
export const MAX_REJECTION_REASON = 500;

/** Rows of a batch on one page. */
export const MAX_BATCH_PAGE = 200;

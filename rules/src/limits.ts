/** How much the API takes at once, and its forms with it. */

/** Characters of a day's notes. */
export const MAX_DAY_NOTES = 1000;

/** Days that are decided about in one act. */
export const MAX_DECIDED_DAYS = 500;

/** Characters of the reason that a day is rejected for. */
export const MAX_REJECTION_REASON = 500;

/** Characters of the reason that a document is corrected for, or generated all the same. */
export const MAX_DOCUMENT_REASON = 500;

/** Characters of the reason that someone is deleted for although something is open. */
export const MAX_DELETION_REASON = 500;

/** Characters of the reason that is given for what is done with a taxpayer number. */
export const MAX_NUMBER_REASON = 300;

/** Rows of a payroll board, or of a batch, on one page. */
export const MAX_BATCH_PAGE = 200;

/** Days that a new access token lasts at most, and where nothing else is said. */
export const MAX_TOKEN_DAYS = 90;
export const DEFAULT_TOKEN_DAYS = 90;

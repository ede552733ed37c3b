/** The API's limits for one request, shared with its forms. */

/** Characters of a day's notes. */
export const MAX_DAY_NOTES = 1000;

/** How many days one request can decide on. */
export const MAX_DECIDED_DAYS = 500;

/** Characters of the reason for rejecting a day. */
export const MAX_REJECTION_REASON = 500;

/** Characters of the reason for correcting a document, or generating it anyway. */
export const MAX_DOCUMENT_REASON = 500;

/** Characters of the reason for deleting someone with open items. */
export const MAX_DELETION_REASON = 500;

/** Characters of the reason for using a taxpayer number. */
export const MAX_NUMBER_REASON = 300;

/** Rows of a payroll board, or of a batch, on one page. */
export const MAX_BATCH_PAGE = 200;

/** Queries that a person can save, and the characters of one and of the values of its variables. */
export const MAX_SAVED_QUERIES = 50;
export const MAX_QUERY_TEXT = 10_000;

/** How many entries of the audit log are counted: of more, there are “more than” that. */
export const MAX_COUNTED_ENTRIES = 10_000;

/** Someone who was paid within this many days is deleted by two where the company has a limit for one person. */
export const PAID_LATELY_DAYS = 90;

/** The most days, and the default, that a new access token lasts. */
export const MAX_TOKEN_DAYS = 90;
export const DEFAULT_TOKEN_DAYS = 90;

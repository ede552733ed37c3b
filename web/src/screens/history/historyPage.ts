/** Entries that come at once, and with every 'Show more'. */
export const HISTORY_PAGE = 20;

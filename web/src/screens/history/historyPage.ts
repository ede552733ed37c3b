/** Entries that come at once, and with every 'Show More'. */
export const HISTORY_PAGE = 20;

/** How many entries load at first, and with every 'Show More'. */
export const HISTORY_PAGE = 20;

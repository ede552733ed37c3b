/** How many rows a tab shows, and how many more each time. */
export const ROWS = 10;

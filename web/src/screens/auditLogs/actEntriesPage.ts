/** How many entries of an act show, and how many more each time. */
export const ACT_ENTRIES = 20;

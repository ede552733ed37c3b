/** So many entries of an act are shown, and as many more each time. */
export const ACT_ENTRIES = 20;

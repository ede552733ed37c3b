/** How many notices are shown at a time. */
export const NOTICE_PAGE = 20;

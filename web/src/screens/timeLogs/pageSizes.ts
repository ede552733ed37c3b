/** The days requested at once for the weeks on screen: twelve weeks are 84 days at most. */
export const LOGGED_DAYS = 100;

/** The days requested at once that match the filter. */
export const FOUND_DAYS = 20;

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Whether the long forms of the tests are wanted. */
export const isLong = Boolean(process.env.LONG);

/** Until when each year from 2000 on is tried: after 28 years the calendar repeats, up to the year 2100. */
export const LAST_YEAR = isLong ? 2100 : 2028;

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Whether to run the long forms of the tests. */
export const isLong = Boolean(process.env.LONG);

/** The years to test, from 2000 on: after 28 years the calendar repeats, up to the year 2100. */
export const LAST_YEAR = isLong ? 2100 : 2028;

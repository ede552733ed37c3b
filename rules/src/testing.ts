declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Whether the long forms of the tests are wanted. */
export const isLong = Boolean(process.env.LONG);

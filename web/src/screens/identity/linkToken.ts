/** The part of a mailed link that opens something. It stands behind #, which no server is told. */
export const linkToken = (): string => window.location.hash.slice(1);

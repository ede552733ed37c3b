/** The secret part of an emailed link. It comes after #, so no server sees it. */
export const linkToken = (): string => window.location.hash.slice(1);

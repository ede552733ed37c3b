/** The number of a ledger entry in the books, from its position in the ledger; it is unique. */
export const journalNumber = (sequence: number | bigint | string): string => `L-${sequence}`;

/** What the books call an entry of the ledger, by its place there; no other entry has it. */
export const journalNumber = (sequence: number | bigint | string): string => `L-${sequence}`;

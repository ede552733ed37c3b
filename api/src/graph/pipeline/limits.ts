/** How large a request may be. */

export const MAX_BODY_BYTES = 100_000;
/** For those who pay people: a payroll names as many as the company has, twenty thousand in this. */
export const MAX_PAYROLL_BODY_BYTES = 1_000_000;

/** How large a query may be. */
export const QUERY_LIMITS = {
  /** Levels of nesting; a fragment is none. */
  depth: 13,
  /** Fields selected under another name. */
  aliases: 15,
  /** Words and signs of the document. */
  tokens: 2000,
  /**
   * A field costs 1, an object 2, each level below weighs half as much again, and `first` multiplies what is below it.
   * A thousand payroll runs with their days are within it, a thousand lists of a thousand are not.
   */
  cost: 550_000,
} as const;

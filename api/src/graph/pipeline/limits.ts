/** How large a request may be. */

export const MAX_BODY_BYTES = 100_000;
/** For a payroll, which may name everyone in the company: this fits twenty thousand people. */
export const MAX_PAYROLL_BODY_BYTES = 1_000_000;

/** How large a query may be. */
export const QUERY_LIMITS = {
  /** Levels of nesting; a fragment is not a level. */
  depth: 13,
  /** Aliased fields. */
  aliases: 15,
  /** Tokens in the document. */
  tokens: 2000,
  /**
   * A field costs 1 and an object 2. Each level below counts one and a half times, fragments add nothing, and `first`
   * multiplies what is below it. This allows a thousand payroll runs with their days, but not a thousand lists of a thousand.
   */
  cost: 550_000,
} as const;

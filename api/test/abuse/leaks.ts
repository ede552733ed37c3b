/** What no response may show of the inside: files, stacks, SQL, the database's and the libraries' own words. */
const LEAKS: readonly RegExp[] = [
  /node_modules/,
  /\.(ts|js|mjs|cjs):\d+/,
  /\bat (async )?[\w.<>]+ \(/,
  /\/(home|root|tmp|usr|var|src|dist)\/[\w-]/,
  /prisma|pg-boss|pglite|postgres|pothos|graphql-yoga|bcrypt/i,
  /\bP[12]0\d\d\b/,
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.+\b(FROM|VALUES|SET|WHERE)\b/,
  /violates|duplicate key|constraint|relation "|column "|syntax error at|deadlock|SQLSTATE/,
  /ECONN|ENOENT|EPIPE|TypeError|RangeError|ReferenceError|undefined is not|Cannot read propert/,
];

/** The first word of the inside that the text shows; undefined if there is none. */
export function leakIn(text: string): string | undefined {
  for (const pattern of LEAKS) {
    const found = pattern.exec(text)?.[0];
    if (found) return found;
  }
  return undefined;
}

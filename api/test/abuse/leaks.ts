/** Internal details that no response may show: files, stacks, SQL, and messages of the database and the libraries. */
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

/** The first internal detail in the text, or undefined. */
export function leakIn(text: string): string | undefined {
  for (const pattern of LEAKS) {
    const found = pattern.exec(text)?.[0];
    if (found) return found;
  }
  return undefined;
}

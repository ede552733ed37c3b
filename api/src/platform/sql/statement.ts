/** A statement in Prisma's form: pieces of text with a value between each two. */
import type { Sql } from '@prisma/client/runtime/client';

export interface Statement extends Pick<Sql, 'strings' | 'values'> {
  /** The number of a fixed text; none for one that is built for each query. */
  readonly number?: number;
}

/** A statement of one JSON value. */
export interface ValueStatement<Value> extends Statement {
  /** Only for the compiler. */
  readonly answer?: Value;
}

/** The result of a defined statement. */
export type AnswerOf<Define extends (values: never) => ValueStatement<unknown>> = NonNullable<
  ReturnType<Define>['answer']
>;

/** A statement in the driver's form. */
export interface Written {
  text: string;
  values: unknown[];
}

const numbers = new Map<readonly string[], number>();

/** A statement identified by its pieces, which must be the same array each time. */
export function fixed(strings: string[], values: unknown[]): Statement {
  let number = numbers.get(strings);
  if (number === undefined) {
    number = numbers.size;
    numbers.set(strings, number);
  }
  return { strings, values, number };
}

/** The text with its values numbered, starting after `before`. */
const toText = ({ strings }: Statement, before = 0): string =>
  strings.reduce((text, piece, index) => `${text}$${before + index}${piece}`);

/** One text with a column for each statement, named 0, 1 …; values are numbered throughout. */
function toColumns(statements: readonly Statement[]): string {
  let before = 0;
  const columns = statements.map((statement, column) => {
    const text = toText(statement, before);
    before += statement.values.length;
    return `(${text}) AS "${column}"`;
  });
  return `SELECT ${columns.join(', ')}`;
}

/** How many texts are kept. There are as many as combinations of statements. */
const MAX_TEXTS = 500;
const texts = new Map<string, string>();

/** The text of fixed statements, built once and then the same string each time. */
function kept(name: string, statements: readonly Statement[], write: () => string): string {
  let key = name;
  for (const { number } of statements) {
    if (number === undefined) return write();
    key += ` ${number}`;
  }
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = write();
  if (texts.size < MAX_TEXTS) texts.set(key, text);
  return text;
}

/** A single statement. */
export const alone = (statement: Statement): Written => ({
  text: kept('alone', [statement], () => toText(statement)),
  values: statement.values,
});

/** One statement that reads all of them at once. */
export const together = (statements: readonly Statement[]): Written => ({
  text: kept('together', statements, () => toColumns(statements)),
  values: statements.flatMap(({ values }) => values),
});

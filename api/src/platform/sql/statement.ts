/** A statement as Prisma represents it: the pieces of a text, with a value between each two. */
import type { Sql } from '@prisma/client/runtime/client';

export interface Statement extends Pick<Sql, 'strings' | 'values'> {
  /** The number of a text that is always the same; none for one that is put together again for each question. */
  readonly number?: number;
}

/** A statement of one JSON value. */
export interface ValueStatement<Value> extends Statement {
  /** Only for the compiler. */
  readonly answer?: Value;
}

/** What a defined statement returns. */
export type AnswerOf<Define extends (values: never) => ValueStatement<unknown>> = NonNullable<
  ReturnType<Define>['answer']
>;

/** A statement as the driver takes it. */
export interface Written {
  text: string;
  values: unknown[];
}

const numbers = new Map<readonly string[], number>();

/** The statement, identified by its pieces: they must be the same ones each time. */
export function fixed(strings: string[], values: unknown[]): Statement {
  let number = numbers.get(strings);
  if (number === undefined) {
    number = numbers.size;
    numbers.set(strings, number);
  }
  return { strings, values, number };
}

/**
 * A statement with a list of one value or more in it. A placeholder for each value tells the database how many there
 * are before it knows which, so that it plans the statement once; for an array it expects ten, and plans again each
 * time. The number of placeholders is a power of two, to keep texts few: the last value fills them up.
 */
export function fixedListSql(before: string, after: string): (list: readonly string[]) => Statement {
  const texts = new Map<number, string[]>();
  return (list) => {
    const places = 2 ** Math.ceil(Math.log2(list.length));
    const strings = texts.get(places) ?? [before, ...Array<string>(places - 1).fill(', '), after];
    texts.set(places, strings);
    return fixed(strings, [...list, ...Array<unknown>(places - list.length).fill(list.at(-1))]);
  };
}

/** The text with its values numbered, from the one after `before` on. */
const toText = ({ strings }: Statement, before = 0): string =>
  strings.reduce((text, piece, index) => `${text}$${before + index}${piece}`);

/** One text with a column for each of the statements, called 0, 1 …; the values of all are numbered throughout. */
function toColumns(statements: readonly Statement[]): string {
  let before = 0;
  const columns = statements.map((statement, column) => {
    const text = toText(statement, before);
    before += statement.values.length;
    return `(${text}) AS "${column}"`;
  });
  return `SELECT ${columns.join(', ')}`;
}

/** How many texts are kept; texts of combined statements are as many as there are combinations. */
const MAX_TEXTS = 500;
const texts = new Map<string, string>();

/** The text of fixed statements, put together once: it is then the same string each time. */
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

/** The one statement. */
export const alone = (statement: Statement): Written => ({
  text: kept('alone', [statement], () => toText(statement)),
  values: statement.values,
});

/** One statement that reads all of them at once. */
export const together = (statements: readonly Statement[]): Written => ({
  text: kept('together', statements, () => toColumns(statements)),
  values: statements.flatMap(({ values }) => values),
});

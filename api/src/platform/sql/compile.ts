/** Turns Kysely's output into a text with values, for the pool and both kinds of transaction. */

import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Tables } from './dataModel.ts';
import { type Condition, type Defined, type Kinds, Place, type Places, writePlace } from './places.ts';
import { fixed } from './statement.ts';

/** Literals stay in the text, so that the database can plan with them: only placeholders become values. */
class Compiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (value instanceof Place) super.appendValue(value);
    else this.appendImmediateValue(value);
  }
}

/** Writes statements, without a connection. */
export const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new Compiler(),
  },
});

/** A statement with its values, in the form that the pool and both kinds of transaction accept. */
export interface Bound {
  readonly strings: string[];
  readonly values: unknown[];
  readonly text: string;
  /** Prisma's name for the text. */
  readonly sql: string;
  readonly number?: number;
}

const toText = (strings: readonly string[]): string =>
  strings.reduce((text, piece, index) => `${text}$${index}${piece}`);

function bound(strings: string[], values: unknown[], text: string, isFixed: boolean): Bound {
  return { ...(isFixed ? fixed(strings, values) : { strings, values }), text, sql: text };
}

const asBound = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

const isList = ({ kind }: Place): boolean => kind.endsWith(' list');

/** Writes as many placeholders as the list has values, up to the next power of two; the last value fills the rest. */
function createListBinder(name: string, strings: readonly string[], places: readonly Place[]) {
  if (places.some((place) => isList(place) && place.name !== name))
    throw new Error('A statement has room for one list.');
  const texts = new Map<number, { strings: string[]; text: string }>();
  const write = (count: number) => {
    const pieces = strings.flatMap((piece, index) => {
      if (places[index]?.name !== name) return [piece];
      const after = strings[index + 1]!;
      return [piece, ...Array<string>(count - 1).fill(`${after.slice(0, after.indexOf(')'))}, `)];
    });
    return { strings: pieces, text: toText(pieces) };
  };
  return (given: Record<string, unknown>): Bound => {
    const list = given[name] as readonly unknown[];
    const count = 2 ** Math.ceil(Math.log2(list.length));
    const known = texts.get(count) ?? write(count);
    texts.set(count, known);
    const filled = [...list, ...Array<unknown>(count - list.length).fill(list.at(-1))];
    const values = places.flatMap((place) => (place.name === name ? filled : [asBound(given[place.name])]));
    return bound(known.strings, values, known.text, true);
  };
}

/** The pieces and values of conditions that must all hold. */
const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0
    ? { strings: ['true'], values: [] }
    : conditions.reduce((all, { strings: [first, ...others], values }) => ({
        strings: [...all.strings.slice(0, -1), `${all.strings.at(-1)} and ${first}`, ...others],
        values: [...all.values, ...values],
      }));

/** Inserts conditions into the text, which therefore differs for each filter. */
function bindConditions(
  strings: readonly string[],
  places: readonly Place[],
  given: Record<string, unknown>,
): Bound {
  const pieces = [strings[0]!];
  const values: unknown[] = [];
  places.forEach(({ name, kind }, index) => {
    const after = strings[index + 1]!;
    if (kind === 'condition') {
      const conditions = allOf(given[name] as Condition[]);
      const [first, ...others] = conditions.strings;
      pieces.push(`${pieces.pop()}${first}`, ...others);
      values.push(...conditions.values);
      pieces.push(`${pieces.pop()}${after}`);
    } else {
      pieces.push(after);
      values.push(asBound(given[name]));
    }
  });
  return bound(pieces, values, toText(pieces), false);
}

type Binder = (given?: Record<string, unknown>) => Bound;

function createBinder(strings: string[], places: readonly Place[], text: string): Binder {
  if (places.some(({ kind }) => kind === 'condition'))
    return (given = {}) => bindConditions(strings, places, given);
  const list = places.find(isList);
  if (list) return createListBinder(list.name, strings, places) as Binder;
  const names = places.map(({ name }) => name);
  return (given = {}) =>
    bound(
      strings,
      names.map((name) => asBound(given[name])),
      text,
      true,
    );
}

/** Compiles the statement that `write` creates from the placeholders. */
export function compile<K extends Kinds>(
  kinds: K,
  write: (places: Places<K>) => CompiledQuery,
): Binder & Defined {
  const written = Object.entries(kinds).map(([name, kind]) => [name, writePlace(name, kind)]);
  const { sql: text, parameters } = write(Object.fromEntries(written) as Places<K>);
  const strings = text.split(/\$\d+/);
  const places = parameters as Place[];
  if (strings.length !== places.length + 1) throw new Error(`What looks like a place is none: ${text}`);
  const used = new Set(places.map(({ name }) => name));
  for (const name of Object.keys(kinds))
    if (!used.has(name)) throw new Error(`No place for ${name} in: ${text}`);
  return Object.assign(createBinder(strings, places, text), { pieces: strings });
}

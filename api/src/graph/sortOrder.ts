/**
 * The sort order of a list by columns, and cursors that identify a row's position by these columns' values. The last
 * column is a key, so every position is unique.
 */
import { createHash } from 'node:crypto';
import { isDay } from 'rules/days';
import { isUuid } from 'rules/ids';

type Value = Date | string | number;

/** A row's position: the values of the order's columns. */
export type Place = readonly Value[];

/** Writes values of a type into a cursor and reads them back; undefined for an invalid text. */
interface Codec {
  write: (value: never) => string;
  read: (text: string) => Value | undefined;
}

/** Years that PostgreSQL supports too. */
const isInstant = (time: Date): boolean => time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9999;

const INSTANT: Codec = {
  write: (value: Date) => String(value.getTime()),
  read: (text) => {
    const time = new Date(/^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN);
    return isInstant(time) ? time : undefined;
  },
};

/** `_` separates values. */
const TEXT: Codec = {
  write: (value: string) => encodeURIComponent(value).replaceAll('_', '%5F'),
  read: (text) => {
    try {
      const value = decodeURIComponent(text);
      return value.includes('\0') ? undefined : value;
    } catch {
      return undefined;
    }
  },
};

const DAY: Codec = { write: (value: string) => value, read: (text) => (isDay(text) ? text : undefined) };

const INTEGER: Codec = {
  write: (value: number) => String(value),
  read: (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : undefined),
};

/** A number of any size, as text. */
const BIG_INTEGER: Codec = {
  write: (value: string) => value,
  read: (text) => (/^\d{1,18}$/.test(text) ? text : undefined),
};

const KEY: Codec = {
  write: (value: string) => value,
  read: (text) => (isUuid(text) ? text : undefined),
};

/** An enum value. Enums sort in the order of declaration. */
const word = (words: readonly string[]): Codec => ({
  write: TEXT.write,
  read: (text) => words.find((known) => TEXT.write(known as never) === text),
});

export interface SortColumn {
  name: string;
  direction: 'asc' | 'desc';
  codec: Codec;
  /** The values of an enum. */
  words?: readonly string[];
}

export type SortOrder = readonly SortColumn[];

const inDirection = (direction: SortColumn['direction']) => ({
  instant: (name: string): SortColumn => ({ name, direction, codec: INSTANT }),
  day: (name: string): SortColumn => ({ name, direction, codec: DAY }),
  text: (name: string): SortColumn => ({ name, direction, codec: TEXT }),
  integer: (name: string): SortColumn => ({ name, direction, codec: INTEGER }),
  bigInteger: (name: string): SortColumn => ({ name, direction, codec: BIG_INTEGER }),
  key: (name: string): SortColumn => ({ name, direction, codec: KEY }),
  word: (name: string, words: readonly string[]): SortColumn => ({
    name,
    direction,
    codec: word(words),
    words,
  }),
});

export const asc = inDirection('asc');
export const desc = inDirection('desc');

/** By instant or day; rows of the same one by key. */
export const newestFirst = (name: string): SortOrder => [desc.instant(name), desc.key('id')];
export const oldestFirst = (name: string): SortOrder => [asc.instant(name), asc.key('id')];

/** The order's columns, as Prisma selects them. */
export const columnsOf = (order: SortOrder): Record<string, true> =>
  Object.fromEntries(order.map(({ name }) => [name, true]));

/** What identifies a list besides its name. */
export interface ListBounds {
  /** The key of the record that the list belongs to. */
  within?: string | undefined;
  /** The arguments that filter and sort its rows; null and the empty text have no effect. */
  filters?: object;
}

const isGiven = ([, value]: [string, unknown]): boolean => value != null && value !== '';

/**
 * The list as eight hexadecimal digits, because every row has a cursor, and the list's owner and filters would be
 * longer than the rest. Two lists collide once in four billion times.
 */
export function signOf(list: string, { within = '', filters = {} }: ListBounds = {}): string {
  // By name alone: an input has no text to compare.
  const given = Object.entries(filters)
    .filter(isGiven)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([list, within, given]))
    .digest('hex')
    .slice(0, 8);
}

/**
 * The cursor of a row, which has the order's columns. It identifies its list too: used with another list, record or
 * filter, it would silently skip rows.
 */
export const toCursor = (sign: string, order: SortOrder, row: object): string => {
  const texts = order.map(({ name, codec }) => codec.write((row as Record<string, never>)[name]!));
  return Buffer.from([sign, ...texts].join('_')).toString('base64');
};

/** The content of a cursor; anything else decodes to something that no list accepts. */
export const readCursor = (cursor: string): string => Buffer.from(cursor, 'base64').toString();

/** The position in a cursor; undefined if it is not a cursor of the list with this sign. */
export function fromCursor(sign: string, order: SortOrder, cursor: string): Place | undefined {
  const [signed, ...texts] = readCursor(cursor).split('_');
  if (signed !== sign) return undefined;
  const place = order.map(({ codec }, at) => codec.read(texts[at] ?? '\0'));
  return texts.length === order.length && place.every((value) => value !== undefined) ? place : undefined;
}

/**
 * The order of a list, column by column, and cursors that name a row's place in it by the values of these columns. The
 * last column is a key, so no two rows have the same place.
 */
import { createHash } from 'node:crypto';
import { isDay } from 'rules/days';
import { isUuid } from 'rules/ids';

type Value = Date | string | number;

/** A row's place: the values of the order's columns. */
export type Place = readonly Value[];

/** How values of a type are written into a cursor, and read back; undefined for a text that is none. */
interface Codec {
  write: (value: never) => string;
  read: (text: string) => Value | undefined;
}

/** A calendar that PostgreSQL knows as well. */
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

const KEY: Codec = {
  write: (value: string) => value,
  read: (text) => (isUuid(text) ? text : undefined),
};

/** One of the words of an enum, which sort as they are declared. */
const word = (words: readonly string[]): Codec => ({
  write: (value: string) => value,
  read: (text) => (words.includes(text) ? text : undefined),
});

export interface SortColumn {
  name: string;
  direction: 'asc' | 'desc';
  codec: Codec;
  /** The words of an enum. */
  words?: readonly string[];
}

export type SortOrder = readonly SortColumn[];

const inDirection = (direction: SortColumn['direction']) => ({
  instant: (name: string): SortColumn => ({ name, direction, codec: INSTANT }),
  day: (name: string): SortColumn => ({ name, direction, codec: DAY }),
  text: (name: string): SortColumn => ({ name, direction, codec: TEXT }),
  integer: (name: string): SortColumn => ({ name, direction, codec: INTEGER }),
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

/** By an instant or a day, rows of the same one by their keys. */
export const newestFirst = (name: string): SortOrder => [desc.instant(name), desc.key('id')];

/** What makes a list the one it is, apart from its name. */
export interface ListBounds {
  /** The key of the record that the list belongs to. */
  within?: string | undefined;
  /** The arguments that choose its rows and their order; null and the empty text choose nothing. */
  filters?: object;
}

const isGiven = ([, value]: [string, unknown]): boolean => value != null && value !== '';

/**
 * The list in eight hexadecimal digits: every row has a cursor, and the list's owner and filters would be longer than the
 * rest of it. Two lists have the same digits once in four billion times.
 */
export function signOf(list: string, { within = '', filters = {} }: ListBounds = {}): string {
  const given = Object.entries(filters).filter(isGiven).sort();
  return createHash('sha256')
    .update(JSON.stringify([list, within, given]))
    .digest('hex')
    .slice(0, 8);
}

/**
 * The cursor of a row, which has the order's columns. It names its list as well: used for another list, another record's
 * or other filters, it would silently leave out rows.
 */
export const toCursor = (sign: string, order: SortOrder, row: object): string => {
  const texts = order.map(({ name, codec }) => codec.write((row as Record<string, never>)[name]!));
  return Buffer.from([sign, ...texts].join('_')).toString('base64');
};

/** What a cursor contains; whatever else is sent contains nothing that a list would take. */
export const readCursor = (cursor: string): string => Buffer.from(cursor, 'base64').toString();

/** The place that a cursor names; undefined for a text that is no cursor of the list with this sign. */
export function fromCursor(sign: string, order: SortOrder, cursor: string): Place | undefined {
  const [signed, ...texts] = readCursor(cursor).split('_');
  if (signed !== sign) return undefined;
  const place = order.map(({ codec }, at) => codec.read(texts[at] ?? '\0'));
  return texts.length === order.length && place.every((value) => value !== undefined) ? place : undefined;
}

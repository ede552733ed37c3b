/**
 * What the columns of the data model are to a typed statement. Rows are read as JSON, so this is also what JSON has: days and
 * instants as texts, amounts as numbers.
 */
import type { ColumnType } from 'kysely';

declare const instant: unique symbol;

/** ISO 8601 with an offset, as PostgreSQL writes it into JSON. Distinguished from other texts: a day is no instant. */
export type Instant = string & { readonly [instant]: true };

export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

/** A column that an INSERT may leave out, because the database fills it in. */
export type Generated<T> = ColumnType<T, T | undefined, T>;

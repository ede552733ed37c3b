/**
 * The types of the data model's columns in typed statements. Rows are read as JSON, so days and instants are strings,
 * and amounts are numbers.
 */
import type { ColumnType } from 'kysely';

declare const instant: unique symbol;

/** ISO 8601 with an offset, as PostgreSQL writes it into JSON. A distinct type, because a day is not an instant. */
export type Instant = string & { readonly [instant]: true };

export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

/** A column that an INSERT may omit, because the database fills it in. */
export type Generated<T> = ColumnType<T, T | undefined, T>;

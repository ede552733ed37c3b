/** The values of a statement, declared by type: how each is passed, and its placeholder. */

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Day } from 'rules/days';
import type { Instant, JsonValue } from '../db/columnTypes.ts';
import type { EnumTypes } from './dataModel.ts';

/** For each database type: its type in a statement, and the type in which it is passed. */
interface ValueTypes {
  uuid: [string, string];
  text: [string, string];
  int: [number, number];
  bigint: [number, bigint];
  boolean: [boolean, boolean];
  date: [Day, Day];
  timestamptz: [Instant, Date | string];
  numeric: [number, string];
  json: [JsonValue, string];
  jsonb: [JsonValue, string];
}
type TypeName = keyof ValueTypes | keyof EnumTypes;
type InStatement<T extends TypeName> = T extends keyof ValueTypes
  ? ValueTypes[T][0]
  : T extends keyof EnumTypes
    ? EnumTypes[T]
    : never;
type AsGiven<T extends TypeName> = T extends keyof ValueTypes ? ValueTypes[T][1] : InStatement<T>;

/** A condition of a filter, inserted into a statement with its values. */
export interface Condition {
  readonly strings: string[];
  readonly values: unknown[];
}

/** A type, or a nullable one ('text?'). */
export type OneKind = TypeName | `${TypeName}?`;
/**
 * How a value may be declared: one value; an array ('uuid[]', 'text?[]'); a list of at least one value ('uuid list'),
 * with a placeholder for each, because the database plans such a statement once but replans one with an array;
 * 'condition' for a filter, as conditions that must all hold (`defineCondition`).
 */
type Kind = OneKind | `${OneKind}[]` | `${TypeName} list` | 'condition';
export type Kinds = Record<string, Kind>;

type Given<K> = K extends 'condition'
  ? readonly Condition[]
  : K extends TypeName
    ? AsGiven<K>
    : K extends `${infer T extends TypeName}?`
      ? AsGiven<T> | null
      : K extends `${infer T extends OneKind}[]`
        ? readonly Given<T>[]
        : K extends `${infer T extends TypeName} list`
          ? readonly AsGiven<T>[]
          : never;
export type PlaceType<K> = K extends 'condition'
  ? SqlBool
  : K extends TypeName
    ? InStatement<K>
    : K extends `${infer T extends TypeName}?`
      ? InStatement<T> | null
      : K extends `${infer T extends OneKind}[]`
        ? PlaceType<T>[]
        : K extends `${infer T extends TypeName} list`
          ? InStatement<T>
          : never;

/** The types in which a statement's values are passed. */
export type Values<K extends Kinds> = { -readonly [Name in keyof K]: Given<K[Name]> };
/** The values of a statement while it is written. */
export type Places<K extends Kinds> = { [Name in keyof K]: RawBuilder<PlaceType<K[Name]>> };
/** A statement to give values to, and its text between them. */
export interface Defined {
  readonly pieces: readonly string[];
}
/** A statement without values takes no arguments. */
export type Bind<K extends Kinds, Bound> = Defined &
  (keyof K extends never ? () => Bound : (values: Values<K>) => Bound);

/** The placeholder of a value. */
export class Place {
  readonly name: string;
  readonly kind: Kind;
  constructor(name: string, kind: Kind) {
    this.name = name;
    this.kind = kind;
  }
}

/** The type in SQL. */
export function writeType(kind: Kind): RawBuilder<unknown> {
  const type = kind.replace(/\?| list$/, '');
  return sql.raw(/^[A-Z]/.test(type) ? type.replace(/^\w+/, '"$&"') : type);
}

/** A placeholder with a type, so that the database need not guess it, even in a list of columns. */
export function writePlace(name: string, kind: Kind): RawBuilder<unknown> {
  const place = sql.val(new Place(name, kind));
  if (kind === 'condition') return sql`(${place})`;
  const cast = sql`${place}::${writeType(kind)}`;
  return kind.endsWith(' list') ? sql`(${cast})` : cast;
}

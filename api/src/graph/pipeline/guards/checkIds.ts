/**
 * Refuses an ID of the wrong type wherever a client sends one. It would match nothing, and an empty list or a report
 * about no one would look like a result. Runs before the field, like other input checks.
 */
import {
  defaultFieldResolver,
  GraphQLError,
  GraphQLID,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { decodeId } from 'rules/ids';
import { NAMES, type Typename } from '../../../operation/ids.ts';
import type { Guard } from '../guard.ts';
import { isOpenId, kindAt } from './idKinds.ts';

type Check = (value: unknown, path: string[]) => void;

/** The extensions of such an error. */
export interface WrongId {
  code: 'VALIDATION';
  /** The path of the argument or input field. */
  path: string[];
  /** The ID as sent. */
  id: string;
  kind: Typename;
}

function wrongId(kind: Typename, path: string[], id: string): GraphQLError {
  const name = NAMES[kind].toLowerCase();
  const article = /^[aeio]/.test(name) ? 'an' : 'a';
  const extensions: WrongId = { code: 'VALIDATION', path, id, kind };
  return new GraphQLError(`${path.join('.')} must be the id of ${article} ${name}.`, {
    extensions: { ...extensions },
  });
}

/**
 * A filter accepts only IDs and the empty text, which filters nothing. A record requested by a text that is not an ID
 * does not exist.
 */
const checkId =
  (kind: Typename, isFilter: boolean): Check =>
  (id, path) => {
    if (isFilter && id === '') return;
    const decoded = decodeId(String(id));
    if (decoded ? decoded.typename !== kind : isFilter) throw wrongId(kind, path, String(id));
  };

/** The people of a list's filter. */
const FILTER = 'UserIdsFilter.in';

/** The check for a value at 'Query.report.id'; undefined if it contains no ID. */
function createCheck(place: string, type: GraphQLInputType): Check | undefined {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const each = createCheck(place, nullable.ofType);
    if (!each) return undefined;
    return (list, path) => {
      for (const [at, item] of (list as unknown[]).entries()) each(item, [...path, String(at)]);
    };
  }
  if (nullable === GraphQLID) {
    const kind = kindAt(place);
    return kind && !isOpenId(place)
      ? checkId(kind, place === FILTER || (place.startsWith('Query.') && !isNonNullType(type)))
      : undefined;
  }
  if (!isInputObjectType(nullable)) return undefined;
  return checkAll(
    Object.values(nullable.getFields()).map(({ name, type }) => [
      name,
      createCheck(`${nullable.name}.${name}`, type),
    ]),
  );
}

/** Checks the fields of an object that were sent. */
function checkAll(fields: [name: string, check: Check | undefined][]): Check | undefined {
  const checked = fields.filter((field): field is [string, Check] => field[1] !== undefined);
  if (checked.length === 0) return undefined;
  return (value, path) => {
    for (const [name, check] of checked) {
      const sent = (value as Record<string, unknown>)[name];
      // The path of `{ input: { userId } }` starts at the field.
      if (sent != null) check(sent, name === 'input' ? path : [...path, name]);
    }
  };
}

/** Makes every field of the schema check the IDs in its arguments first. */
export const checkIds: Guard<'field'> = {
  runs: 'field',
  guard: (schema) => {
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type) || type.name.startsWith('__')) continue;
      for (const field of Object.values(type.getFields())) {
        const check = checkAll(
          field.args.map(({ name, type: given }) => [
            name,
            createCheck(`${type.name}.${field.name}.${name}`, given),
          ]),
        );
        if (!check) continue;
        const { resolve = defaultFieldResolver, subscribe } = field;
        field.resolve = (root, args, context, info) => {
          check(args, []);
          return resolve(root, args, context, info);
        };
        if (subscribe)
          field.subscribe = (root, args, context, info) => {
            check(args, []);
            return subscribe(root, args, context, info);
          };
      }
    }
    return schema;
  },
};

/**
 * Refuses an id of another kind, wherever a client sends one: it would match nothing, and an empty list or a report
 * about no one would pass for a result. Checked before the field runs, like other input.
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

/** What the extensions of such a refusal say. */
export interface WrongId {
  code: 'VALIDATION';
  /** The argument, or where in the input. */
  path: string[];
  /** What was sent. */
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
 * A filter accepts no text that is not an id at all, except the empty one, which filters nothing; a record that is
 * requested by such a text simply does not exist.
 */
const checkId =
  (kind: Typename, isFilter: boolean): Check =>
  (id, path) => {
    if (isFilter && id === '') return;
    const decoded = decodeId(String(id));
    if (decoded ? decoded.typename !== kind : isFilter) throw wrongId(kind, path, String(id));
  };

/** The check of a value at 'Query.report.id'; undefined if there is no id in it. */
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
      ? checkId(kind, place.startsWith('Query.') && !isNonNullType(type))
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

/** What is checked of an object's fields, those that were sent. */
function checkAll(fields: [name: string, check: Check | undefined][]): Check | undefined {
  const checked = fields.filter((field): field is [string, Check] => field[1] !== undefined);
  if (checked.length === 0) return undefined;
  return (value, path) => {
    for (const [name, check] of checked) {
      const sent = (value as Record<string, unknown>)[name];
      // People send `{ input: { userId } }`, and mean the field.
      if (sent != null) check(sent, name === 'input' ? path : [...path, name]);
    }
  };
}

/** Has every field of the schema check the ids among its arguments first. */
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

/** One real object of every type: the test captures what the root fields return to a caller who may see everything. */
import {
  defaultFieldResolver,
  type ExecutionArgs,
  execute,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
  print,
  subscribe,
} from 'graphql';
import { isRecordPayload } from '../../src/graph/payloads.ts';
import type { Context } from '../../src/operation/context.ts';
import type { Operation, Stage } from '../support/operation.ts';
import { OPERATIONS } from '../support/operations.ts';
import { objectTypes, writeSelection } from './probe.ts';

/** A payload contains its objects, so payloads come first. */
const payloadFirst = (members: readonly GraphQLObjectType[]) =>
  members.toSorted((one, other) => Number(isRecordPayload(other)) - Number(isRecordPayload(one)));

type IsWanted = (typeName: string) => boolean;

/** Selects the path to objects of wanted types below a type and enters each type once; null if there is none. */
function selectWanted(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  isWanted: IsWanted,
  seen: Set<string>,
): string | null {
  if (isAbstractType(type)) {
    const members = payloadFirst(schema.getPossibleTypes(type)).flatMap((member) => {
      const inner = selectWanted(schema, member, isWanted, seen);
      return inner ? [`... on ${member.name} ${inner}`] : [];
    });
    return members.length > 0 ? `{ ${members.join(' ')} }` : null;
  }
  if (!isObjectType(type) || seen.has(type.name)) return null;
  seen.add(type.name);
  const isItself = isWanted(type.name);
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return isItself ? [field.name] : [];
    if (field.args.some(isRequiredArgument)) return isItself ? [writeSelection(type, field)] : [];
    const below = selectWanted(schema, inner, isWanted, seen) ?? (isItself ? '{ __typename }' : null);
    return below ? [`${field.name} ${below}`] : [];
  });
  return fields.length > 0 ? `{ ${fields.join(' ')} }` : null;
}

/** The row's own call, with the path to wanted types below its field; null if there is none. */
function writeDocument(schema: GraphQLSchema, { field, document }: Operation, isWanted: IsWanted) {
  const operation = getOperationAST(parse(document))!;
  const [root] = operation.selectionSet.selections;
  if (root?.kind !== Kind.FIELD) throw new Error(`${field} names no field first.`);
  const [typeName = '', fieldName = ''] = field.split('.');
  const type = schema.getType(typeName) as GraphQLObjectType;
  const inner = getNamedType(type.getFields()[fieldName]!.type);
  // A payload leads to the whole query type, which has its own rows.
  const wanted = selectWanted(schema, inner, isWanted, new Set(['Query']));
  if (!wanted) return null;
  const [selected] = parse(wanted).definitions;
  const { selectionSet } = selected as { selectionSet: NonNullable<typeof root.selectionSet> };
  return parse(
    print({
      ...operation,
      selectionSet: { ...operation.selectionSet, selections: [{ ...root, selectionSet }] },
    }),
  );
}

/** Records the first object of each type on which a field is selected. */
function catchObjects(schema: GraphQLSchema): Map<string, unknown> {
  const met = new Map<string, unknown>();
  for (const type of objectTypes(schema))
    for (const field of Object.values(type.getFields())) {
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (source, args, context, info) => {
        if (!met.has(type.name)) met.set(type.name, source);
        return resolve(source, args, context, info);
      };
    }
  return met;
}

interface Journey {
  createContext: () => Context;
  /** The subjects of the calls. There are several, because an archived person is deleted and an own day is refused. */
  stages: readonly Stage[];
  restore: () => Promise<void>;
  isWanted: IsWanted;
}

/** Runs the calls that lead to a wanted type not found yet, and returns the first object of each. */
export async function walkSchema(
  schema: GraphQLSchema,
  { createContext, stages, restore, isWanted }: Journey,
) {
  const met = catchObjects(schema);
  for (const [index, stage] of stages.entries())
    for (const row of OPERATIONS.filter(({ about }) => index === 0 || about)) {
      const document = writeDocument(schema, row, (name) => isWanted(name) && !met.has(name));
      if (!document) continue;
      const variableValues = row.variables?.(stage) ?? {};
      await visit(row, { schema, document, variableValues, contextValue: createContext() });
      if (row.field.startsWith('Mutation.')) await restore();
    }
  return met;
}

async function visit(row: Operation, args: ExecutionArgs) {
  if (!row.field.startsWith('Subscription.')) return void (await execute(args));
  const events = await subscribe(args);
  if (!(Symbol.asyncIterator in events)) return;
  await events.next();
  await events.return();
}

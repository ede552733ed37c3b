/** One real object of every type: what the root fields return to someone who may see everything, captured on the way. */
import {
  defaultFieldResolver,
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

/** What a payload holds is met in it. */
const payloadFirst = (members: readonly GraphQLObjectType[]) =>
  members.toSorted((one, other) => Number(isRecordPayload(other)) - Number(isRecordPayload(one)));

/** Every field below a type, each type entered once. */
function selectEverything(schema: GraphQLSchema, type: GraphQLNamedType, seen: Set<string>): string {
  if (isAbstractType(type))
    return `{ ${payloadFirst(schema.getPossibleTypes(type))
      .map((member) => `... on ${member.name} ${selectEverything(schema, member, seen)}`)
      .join(' ')} }`;
  if (!isObjectType(type) || seen.has(type.name)) return '{ __typename }';
  seen.add(type.name);
  const fields = Object.values(type.getFields()).map((field) => {
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return field.name;
    if (field.args.some(isRequiredArgument)) return writeSelection(type, field);
    return `${field.name} ${selectEverything(schema, inner, seen)}`;
  });
  return `{ __typename ${fields.join(' ')} }`;
}

/** The row's own call, with everything below its field. */
function writeDocument(schema: GraphQLSchema, { field, document }: Operation) {
  const operation = getOperationAST(parse(document))!;
  const [root] = operation.selectionSet.selections;
  if (root?.kind !== Kind.FIELD) throw new Error(`${field} names no field first.`);
  const [typeName = '', fieldName = ''] = field.split('.');
  const type = schema.getType(typeName) as GraphQLObjectType;
  const inner = getNamedType(type.getFields()[fieldName]!.type);
  if (isLeafType(inner)) return parse(document);
  // A payload leads on to all that can be asked, which has rows of its own.
  const everything = parse(selectEverything(schema, inner, new Set(['Query'])));
  const [selected] = everything.definitions;
  const { selectionSet } = selected as { selectionSet: NonNullable<typeof root.selectionSet> };
  return parse(
    print({
      ...operation,
      selectionSet: { ...operation.selectionSet, selections: [{ ...root, selectionSet }] },
    }),
  );
}

/** Notes the first object of each type that a field is selected on. */
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
  /** About whom to ask: more than one, as an archived person is deleted and an own day is refused. */
  stages: readonly Stage[];
  restore: () => Promise<void>;
}

/** Runs every row's call and returns the first object of each type that was met. */
export async function walkSchema(schema: GraphQLSchema, { createContext, stages, restore }: Journey) {
  const met = catchObjects(schema);
  for (const [index, stage] of stages.entries())
    for (const row of OPERATIONS.filter(({ about }) => index === 0 || about)) {
      await visit(schema, row, stage, createContext());
      if (row.field.startsWith('Mutation.')) await restore();
    }
  return met;
}

async function visit(schema: GraphQLSchema, row: Operation, stage: Stage, contextValue: Context) {
  const variableValues = row.variables?.(stage) ?? {};
  const args = { schema, document: writeDocument(schema, row), variableValues, contextValue };
  if (!row.field.startsWith('Subscription.')) return void (await execute(args));
  const events = await subscribe(args);
  if (!(Symbol.asyncIterator in events)) return;
  await events.next();
  await events.return();
}

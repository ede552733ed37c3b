/** Saves and deletes the viewer's own queries. Every saved query can be run. */
import { isDeepStrictEqual } from 'node:util';
import { GraphQLError, type GraphQLSchema, getOperationAST, getVariableValues } from 'graphql';
import { MAX_SAVED_QUERIES } from 'rules/limits';
import { record } from '../../audit/record.ts';
import { readText } from '../../graph/pipeline/readText.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { toId, toKey } from '../../operation/ids.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockSession } from '../../viewer/lockSession.ts';
import { type QueryTable, readTable } from './queryTable.ts';

interface QueryToSave {
  /** The query that it replaces. */
  id?: string | null | undefined;
  name: string;
  query: string;
  /** JSON text of an object; none if omitted. */
  variables?: string | null | undefined;
}

/** The table of a saved text, or why it can't be run. */
export function readQuery(schema: GraphQLSchema, text: string): QueryTable | string {
  const document = readText(schema, text);
  return document instanceof GraphQLError ? document.message : readTable(schema, document);
}

function parseVariables(text: string): Prisma.InputJsonObject {
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    // What follows refuses it.
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw ValidationError.of('variables', 'Variables must be a JSON object, such as {"year": 2026}.');
  return values as Prisma.InputJsonObject;
}

/** The part of the input that is stored. Throws ValidationError for a query that could not be run. */
function check(schema: GraphQLSchema, { name, query, variables }: QueryToSave) {
  const table = readQuery(schema, query);
  if (typeof table === 'string') throw ValidationError.of('query', table);
  const values = parseVariables(variables?.trim() || '{}');
  const document = readText(schema, query);
  const declared = document instanceof GraphQLError ? [] : getOperationAST(document)?.variableDefinitions;
  const { errors } = getVariableValues(schema, declared ?? [], values);
  if (errors?.[0]) throw ValidationError.of('variables', errors[0].message);
  return { name, document: query, variables: values };
}

type Saved = Pick<ReturnType<typeof check>, 'document' | 'variables'>;

const isSame = (one: { document: string; variables: unknown }, other: Saved): boolean =>
  one.document === other.document && isDeepStrictEqual(one.variables, other.variables);

/** Saves a query of the viewer's, or changes one. Returns its key. Throws NotFoundError and ConflictError. */
export async function saveQuery(
  context: SignedInContext,
  schema: GraphQLSchema,
  input: QueryToSave,
): Promise<string> {
  const { id: userId } = context.viewer;
  const now = context.now();
  const data = { ...check(schema, input), updatedAt: now };
  const key = input.id ? toKey('SavedQuery', input.id) : undefined;
  return inTransaction(context.db, async (tx) => {
    // One save at a time: the number of queries and their names are the viewer's.
    await lockSession(tx, context);
    const saved = await tx.savedQuery.findMany({
      where: { userId },
      select: { id: true, name: true, document: true, variables: true },
    });
    const before = saved.find(({ id }) => id === key);
    if (key && !before) throw new NotFoundError('Saved query');
    const sameName = saved.find(({ id, name }) => name === data.name && id !== key);
    // The same was sent again because its response was lost.
    if (!key && sameName && isSame(sameName, data)) return sameName.id;
    if (!key && saved.length >= MAX_SAVED_QUERIES)
      throw new ConflictError(
        `You have ${MAX_SAVED_QUERIES} saved queries already. Delete one you don’t use.`,
      );
    if (sameName) throw new ConflictError(`You have a query named ${data.name} already.`);
    const { id } = before
      ? await tx.savedQuery.update({ where: { id: before.id }, data, select: { id: true } })
      : await tx.savedQuery.create({ data: { ...data, userId, createdAt: now }, select: { id: true } });
    await record(tx, context, {
      action: 'QUERY_SAVED',
      entityType: 'SavedQuery',
      entityId: id,
      newValues: { name: data.name },
    });
    return id;
  });
}

/** Deletes one of the viewer's queries. Returns its former ID. Throws NotFoundError. */
export async function deleteSavedQuery(context: SignedInContext, id: string): Promise<string> {
  const key = toKey('SavedQuery', id);
  await inTransaction(context.db, async (tx) => {
    const where = { id: key, userId: context.viewer.id };
    const query = await tx.savedQuery.findFirst({ where, select: { name: true } });
    const { count } = await tx.savedQuery.deleteMany({ where });
    if (!query || count === 0) throw new NotFoundError('Saved query');
    await record(tx, context, {
      action: 'QUERY_DELETED',
      entityType: 'SavedQuery',
      entityId: key,
      oldValues: query,
    });
  });
  return toId('SavedQuery', key);
}

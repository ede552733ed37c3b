/**
 * Resolves columns that a row already has synchronously. Prisma's plugin looks up which query loaded each row for every
 * field, and Relay's ID resolver returns a promise, which turns the row, its edge and the whole list into promises.
 * Together these took a third of the time for a page of fifty.
 */
import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { encodeId } from 'rules/ids';

const NAME = 'plainColumns';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      plainColumns: PlainColumnsPlugin<Types>;
    }
  }
}

type Row = Record<string, unknown>;

type Selection = Record<string, unknown>;

const isSelection = (value: unknown): value is Selection => typeof value === 'object' && value !== null;

/** Where rows store how their lists were selected; a map of the rows would cost ten times as much. */
const LISTS = Symbol('lists');

/** Marks the row as read by a typed statement, with its related rows and these complete lists. */
export const holding = <Held extends object>(row: Held, lists: Selection = {}): Held =>
  Object.assign(row, { [LISTS]: lists });

/** Whether the row has a related row, or notes that there is none. Prisma's plugin keeps track of those that it read. */
const holdsRelated = (row: Row, name: string): boolean =>
  LISTS in row && row[name] !== undefined && !Array.isArray(row[name]);

/** Whether a loaded list has everything requested: no row filtered out, no column missing. */
function isWhole(lists: Selection | undefined, name: string, wanted: unknown): boolean {
  const read = lists?.[name];
  if (!isSelection(read) || !isSelection(wanted)) return false;
  const { select: asked, orderBy: _anyOrder, ...filters } = wanted;
  const had = read.select;
  if (!isSelection(had) || !isSelection(asked) || Object.keys(filters).length > 0) return false;
  return Object.keys(asked).every((column) => had[column] === true && asked[column] === true);
}

/** Whether the row has what is selected. A list counts only if it is known to be complete. */
function covers(row: Row, selection: Selection): boolean {
  for (const name in selection) {
    const [held, wanted] = [row[name], selection[name]];
    if (held === undefined) return false;
    if (Array.isArray(held)) {
      if (!isWhole((row as { [LISTS]?: Selection })[LISTS], name, wanted)) return false;
      continue;
    }
    if (wanted === true || held === null) continue;
    const inner = (wanted as { select?: Selection }).select;
    if (!inner || !covers(held as Row, inner)) return false;
  }
  return true;
}

/** The row as the result of a query, if it already has everything selected; otherwise undefined. */
export const asResult = <Result extends object>(
  { select }: { select?: unknown },
  row: Partial<Result>,
): Result | undefined => (isSelection(select) && covers(row as Row, select) ? (row as Result) : undefined);

/** The result of a field without a record. It reads the query, because tests refuse a resolver that leaves it unread. */
export function noRecord(query: object): null {
  void { ...query };
  return null;
}

class PlainColumnsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { name, parentType, extensions, resolve }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    // Every row is selected with its key.
    if (name === 'id' && this.isRowsNode(parentType))
      return (row) => encodeId(parentType, (row as { id: string }).id);
    if (!resolve) return resolver;
    const related = extensions?.pothosPrismaRelationField as { name: string } | undefined;
    if (related)
      return (row, args, context, info) =>
        (holdsRelated(row as Row, related.name) ? resolve : resolver)(row, args, context, info);
    const selection = extensions?.pothosPrismaSelect;
    if (!isSelection(selection)) return resolver;
    return (row, args, context, info) =>
      covers(row as Row, selection) ? resolve(row, args, context, info) : resolver(row, args, context, info);
  }

  // Other types may have IDs that are not built from a row's key, or are encoded already.
  private isRowsNode(type: string): boolean {
    const config = this.buildCache.getTypeConfig(type);
    return (
      config.kind === 'Object' &&
      config.interfaces.some(({ name }) => name === 'Node') &&
      config.extensions?.pothosPrismaModel !== undefined
    );
  }
}

SchemaBuilder.registerPlugin(NAME, PlainColumnsPlugin);

export default NAME;

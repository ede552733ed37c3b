/**
 * Columns that a row already contains, resolved at once. Prisma's plugin first looks up, for every field of every row,
 * which query has loaded it, and Relay's resolver of ids makes a promise, which makes promises of the row, its edge and
 * the whole list: together that was a third of the work on a page of fifty.
 */
import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { encodeId } from 'rules/ids';
import { getSelection } from '../platform/sql/selection.ts';

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

/** Whether a relation that was read has all that is wanted of it: nothing was left out, and no column is missing. */
function isAllOf(read: unknown, wanted: unknown): boolean {
  if (!isSelection(read) || !isSelection(wanted)) return read === wanted;
  const { select: had, orderBy: _anyOrder, ...filters } = read;
  const { select: asked, ...more } = wanted;
  if (!isSelection(had) || !isSelection(asked)) return false;
  const isPlain = Object.keys(filters).length === 0 && Object.keys(more).length === 0;
  return isPlain && Object.keys(asked).every((name) => isAllOf(had[name], asked[name]));
}

/**
 * Whether the row contains what is selected. A list does if the row's own query is known to have read it completely.
 */
function covers(row: Row, selection: Selection): boolean {
  for (const name in selection) {
    const [held, wanted] = [row[name], selection[name]];
    if (held === undefined) return false;
    if (wanted === true || held === null) continue;
    if (Array.isArray(held)) {
      if (!isAllOf(getSelection(row)?.[name], wanted)) return false;
      continue;
    }
    const inner = (wanted as { select?: Selection }).select;
    if (!inner || !covers(held as Row, inner)) return false;
  }
  return true;
}

class PlainColumnsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { name, parentType, extensions, resolve }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    // Every row is selected with its key.
    if (name === 'id' && this.isRowsNode(parentType))
      return (row) => encodeId(parentType, (row as { id: string }).id);
    const selection = extensions?.pothosPrismaSelect;
    if (!isSelection(selection) || !resolve) return resolver;
    return (row, args, context, info) =>
      covers(row as Row, selection) ? resolve(row, args, context, info) : resolver(row, args, context, info);
  }

  // Other types may have an id that is not made of a row's key, or that is encoded already.
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

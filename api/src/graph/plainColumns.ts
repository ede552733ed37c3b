/**
 * Resolves columns that a row already has synchronously. Prisma's plugin looks up which query loaded each row for every
 * field, and Relay's ID resolver returns a promise, which turns the row, its edge and the whole list into promises.
 * Together these took a third of the time for a page of fifty.
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

/** Whether a loaded relation has everything that is wanted: no row filtered out, no column missing. */
function isAllOf(read: unknown, wanted: unknown): boolean {
  if (!isSelection(read) || !isSelection(wanted)) return read === wanted;
  const { select: had, orderBy: _anyOrder, ...filters } = read;
  const { select: asked, ...more } = wanted;
  if (!isSelection(had) || !isSelection(asked)) return false;
  const isPlain = Object.keys(filters).length === 0 && Object.keys(more).length === 0;
  return isPlain && Object.keys(asked).every((name) => isAllOf(had[name], asked[name]));
}

/** Whether the row has what is selected. A list counts only if the row's own query is known to have read all of it. */
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

/**
 * Columns that a row already holds, told at once. Prisma's plugin first looks up, for every field of every row, which
 * query has loaded it, and Relay's resolver of ids makes a promise, which makes promises of the row, its edge and the
 * whole list: together that was a third of the work on a page of fifty.
 */
import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { encodeId } from '../lib/ids.ts';

const NAME = 'plainColumns';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      plainColumns: PlainColumnsPlugin<Types>;
    }
  }
}

type Row = Record<string, unknown>;

/** The columns that the field is made of; undefined for fields that select anything else. */
function columnsOf(selection: unknown): string[] | undefined {
  if (typeof selection !== 'object' || selection === null) return undefined;
  const isPlain = Object.values(selection).every((wanted) => wanted === true);
  return isPlain ? Object.keys(selection) : undefined;
}

class PlainColumnsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { name, parentType, extensions, resolve }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    // Every row is selected with its key.
    if (name === 'id' && this.isNodeOfRows(parentType))
      return (row) => encodeId(parentType, (row as { id: string }).id);
    const columns = columnsOf(extensions?.pothosPrismaSelect);
    if (!columns || !resolve) return resolver;
    return (row, args, context, info) =>
      columns.every((column) => (row as Row)[column] !== undefined)
        ? resolve(row, args, context, info)
        : resolver(row, args, context, info);
  }

  // Other types may have an id that is not made of a row's key, or that is encoded already.
  private isNodeOfRows(type: string): boolean {
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

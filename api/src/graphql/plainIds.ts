/**
 * The `id` of a row, told at once. Relay's own resolver is asynchronous, and one promise in a row makes promises of the
 * row, of its edge and of the whole list: on a page of fifty that is a third of the work.
 */
import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { encodeId } from '../lib/ids.ts';

const NAME = 'plainIds';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      plainIds: PlainIdsPlugin<Types>;
    }
  }
}

class PlainIdsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { name, parentType }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const isRow = 'pothosPrismaModel' in (this.buildCache.getTypeConfig(parentType).extensions ?? {});
    if (name !== 'id' || !isRow) return resolver;
    return (row) => encodeId(parentType, (row as { id: string }).id);
  }
}

SchemaBuilder.registerPlugin(NAME, PlainIdsPlugin);

export default NAME;

/** A page of a table's rows, with what the operation selects of them. */
import type { Types } from '@prisma/client/runtime/client';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../operation/context.ts';
import type { Prisma, PrismaClient } from '../platform/db/generated/client/client.ts';
import { keysetPage } from './keyset.ts';
import type { ConnectionArgs } from './pageArgs.ts';
import { pageRowsQuery } from './pagedConnection.ts';
import { columnsOf, type SortOrder } from './sortOrder.ts';

type Name = Uncapitalize<Prisma.ModelName>;

/** What the Prisma clients of all tables share. */
interface Delegate {
  findMany: (args: object) => Promise<unknown>;
  count: (args: object) => Promise<number>;
}

interface List<N extends Name, Columns> {
  order: SortOrder;
  where: Types.Public.Args<PrismaClient[N], 'findMany'>['where'];
  /** Columns to read besides the selected ones and those of the order, because the row's type requires them. */
  columns: Columns;
  /** The key of the record that the list belongs to. Only root lists belong to none. */
  within?: string;
  maxSize?: number;
  /** The name of the rows' type, if it is not the table's own. */
  typeName?: string;
}

type Row<N extends Name, Columns> = Types.Public.Result<
  PrismaClient[N],
  { select: Columns },
  'findMany'
>[number];

export function listPage<N extends Name, const Columns extends object>(
  name: N,
  context: Context,
  args: ConnectionArgs,
  info: GraphQLResolveInfo,
  { order, where, columns, within, maxSize, typeName }: List<N, Columns>,
) {
  const { select } = pageRowsQuery(context, info, typeName);
  const rows = context.db[name] as Delegate;
  return keysetPage<object, Row<N, Columns> & object>({
    ...{ args, info, order, where: where as object },
    ...(within !== undefined && { within }),
    ...(maxSize !== undefined && { maxSize }),
    find: async (stretch) =>
      (await rows.findMany({ select: { ...select, ...columnsOf(order), ...columns }, ...stretch })) as never,
    count: () => rows.count({ where }),
  });
}

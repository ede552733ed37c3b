/** The record that a change returns, read after it with what the operation selects. */
import type { Types } from '@prisma/client/runtime/client';
import type { SignedInContext } from '../operation/context.ts';
import type { Prisma, PrismaClient } from '../platform/db/generated/client/client.ts';

type Name = Uncapitalize<Prisma.ModelName>;
type Row<N extends Name> = Types.Public.Result<PrismaClient[N], object, 'findUniqueOrThrow'>;

/** The resolver of a mutation whose service returns the key of the record that it changed. */
export const changedRecord =
  <N extends Name, Input>(
    name: N,
    change: (context: SignedInContext, input: Input) => Promise<string>,
  ): ((query: object, root: unknown, args: { input: Input }, context: SignedInContext) => Promise<Row<N>>) =>
  async (query, _root, { input }, context) => {
    const id = await change(context, input);
    const rows = context.db[name] as { findUniqueOrThrow(args: object): PromiseLike<unknown> };
    return (await rows.findUniqueOrThrow({ ...query, where: { id } })) as Row<N>;
  };

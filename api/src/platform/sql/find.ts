/** The finder of the application's data model. */
import type { Prisma } from '../db/generated/client/client.ts';
import { models, type PrismaClient } from './dataModel.ts';
import { createFinder } from './finder.ts';

const ownerKeys = { userId: 'uuid', aboutId: 'uuid', entityId: 'text' } as const;

export const { findMany, count, findManyByOwner, listBy } = createFinder<
  PrismaClient,
  Uncapitalize<Prisma.ModelName>,
  keyof typeof ownerKeys
>({ models, ownerKeys });

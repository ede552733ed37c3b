/** The application's client and tables. Another application replaces this file. */
import { Prisma } from '../db/generated/client/client.ts';

export type { PrismaClient } from '../db/generated/client/client.ts';
export type { EnumTypes, Tables } from '../db/generated/tables.ts';

export type TableName = Prisma.ModelName;
export const tableNames: readonly TableName[] = Object.values(Prisma.ModelName);

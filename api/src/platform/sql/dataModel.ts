/** The application's client and tables. Another application replaces this file. */
export type { PrismaClient } from '../db/generated/client/client.ts';
export type { EnumTypes, Tables } from '../db/generated/tables.ts';

/**
 * The generated data model that is read and written here. Of this folder only this file and `find.ts` know the
 * application's: another one writes them again.
 */
import type { Prisma } from '../db/generated/client/client.ts';
import { getDatamodel } from '../db/generated/pothos.ts';
import { type Model, readModels } from './model.ts';

export type { PrismaClient } from '../db/generated/client/client.ts';
export type { EnumTypes, Tables } from '../db/generated/tables.ts';

export const models: Readonly<Record<Prisma.ModelName, Model>> = readModels(getDatamodel().datamodel.models);

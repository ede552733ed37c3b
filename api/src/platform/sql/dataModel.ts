/**
 * The generated data model for reading and writing. In this folder, only this file and `find.ts` depend on the
 * application's model; another application replaces them.
 */
import type { Prisma } from '../db/generated/client/client.ts';
import { getDatamodel } from '../db/generated/pothos.ts';
import { type Model, readModels } from './model.ts';

export type { PrismaClient } from '../db/generated/client/client.ts';
export type { EnumTypes, Tables } from '../db/generated/tables.ts';

export const models: Readonly<Record<Prisma.ModelName, Model>> = readModels(getDatamodel().datamodel.models);

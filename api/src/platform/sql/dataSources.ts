import type { PrismaClient } from '../db/generated/client/client.ts';
import type { JsonReader } from './jsonReader.ts';

/** What reading needs of an operation: the object itself is what its questions of one moment are gathered under. */
export interface DataSources {
  db: PrismaClient;
  /** Reading past Prisma's client, for what is read most. */
  sql: JsonReader;
}

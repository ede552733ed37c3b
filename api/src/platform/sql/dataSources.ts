import type { PrismaClient } from './dataModel.ts';
import type { JsonReader } from './jsonReader.ts';

/** What reading needs from an operation. The object itself identifies requests to combine. */
export interface DataSources {
  db: PrismaClient;
  /** Reads past Prisma's client, for the most frequent reads. */
  sql: JsonReader;
}

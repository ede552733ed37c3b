import type { PrismaClient } from './dataModel.ts';
import type { JsonReader } from './jsonReader.ts';

/** What reading needs of an operation: the object itself is what its questions of one moment are gathered under. */
export interface DataSources<Client = PrismaClient> {
  db: Client;
  /** Reading past Prisma's client, for what is read most. */
  sql: JsonReader;
}

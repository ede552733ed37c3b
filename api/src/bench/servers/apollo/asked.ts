import type { Viewer } from '../../../context.ts';
import type { PrismaClient } from '../../../db/generated/client/client.ts';

/** What every resolver gets. */
export interface Asked {
  db: PrismaClient;
  viewer: Viewer;
  now: Date;
  timeZone: string;
  auditKey: Buffer;
}

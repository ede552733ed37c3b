import type { RoleName } from 'rules/roles';
import type { PrismaClient } from '../../../api/src/platform/db/generated/client/client.ts';

export interface Caller {
  id: string;
  roles: RoleName[];
}

/** What every resolver gets. */
export interface Asked {
  db: PrismaClient;
  viewer: Caller;
  now: Date;
  timeZone: string;
  auditKey: Buffer;
  userAgent: string | null;
}

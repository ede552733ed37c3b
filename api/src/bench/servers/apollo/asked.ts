import type { PrismaClient } from '../../../db/generated/client/client.ts';
import type { RoleName } from '../../../identity/roles.ts';

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

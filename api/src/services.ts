/** The parts that live as long as the process, put together from the settings. */

import type { Settings } from './config.ts';
import type { Services } from './context.ts';
import type { Database } from './db/database.ts';
import { createPasswordHasher } from './identity/passwordHasher.ts';
import { deriveKeys } from './lib/keys.ts';
import type { Secrets } from './secrets.ts';

/** bcrypt's work factor in service; tests take the lowest. */
export const PASSWORD_COST = 12;

interface ServicesOptions {
  database: Database;
  secrets: Secrets;
  settings: Pick<Settings, 'timeZone' | 'registration'>;
  passwordCost?: number;
  now?: () => Date;
}

export function createServices(options: ServicesOptions): Services {
  const { database, secrets, settings, passwordCost = PASSWORD_COST, now = () => new Date() } = options;
  const keys = deriveKeys(secrets);
  return {
    db: database.prisma,
    keys,
    passwords: createPasswordHasher({ pepper: keys.passwordPepper, cost: passwordCost }),
    now,
    timeZone: settings.timeZone,
    registration: settings.registration,
  };
}

/**
 * `migrate`: brings the database up to date and reports what it did. With `--grant`, run as the owner of the tables, it
 * then gives the role only the rights it needs to serve the portal.
 */
import { readSettings, SettingsError } from '../platform/config/config.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { openDatabase } from '../platform/db/database.ts';
import { grantRights } from '../platform/db/rights.ts';
import { upgrade } from '../platform/db/upgrade.ts';
import { prepareQueues } from '../platform/jobs/prepareQueues.ts';
import type { Command } from './command.ts';
import { createCommandLog } from './parts.ts';

export const command: Command = {
  options: {
    grant: { type: 'string', value: 'ROLE', about: 'Gives this role what it needs to serve the portal.' },
  },
  run: async ({ values }, { say }) => {
    const settings = readSettings();
    const role = values.grant;
    if (role !== undefined && !settings.databaseUrl)
      throw new SettingsError('DATABASE_URL must be set for --grant: the embedded database has no roles.');
    // A database never comes before the key to what will be in it.
    if (!settings.databaseUrl) loadSecrets(settings);
    const database = await openDatabase(settings, createCommandLog('warn'));
    try {
      const applied = await upgrade(database);
      for (const name of applied) say(`Applied ${name}`);
      if (!applied.length) say('The database is up to date.');
      if (typeof role !== 'string') return { applied };
      // Queues are tables as well, which that role cannot make.
      await prepareQueues(database.pool);
      await grantRights(database.pool, role);
      say(`The role ${role} can serve the portal.`);
      return { applied, grantedTo: role };
    } finally {
      await database.close();
    }
  },
};

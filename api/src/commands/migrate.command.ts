/**
 * `npm run migrate`: brings the database up to date and says what it did. With `-- --grant ROLE`, run as the owner of the
 * tables, it then gives the role what it needs to serve the portal, and no more.
 */
import { pino } from 'pino';
import { readSettings, SettingsError } from '../platform/config/config.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { openDatabase } from '../platform/db/database.ts';
import { grantRights } from '../platform/db/rights.ts';
import { upgrade } from '../platform/db/upgrade.ts';
import { prepareQueues } from '../platform/jobs/prepareQueues.ts';
import { readArguments, runCommand } from './runCommand.ts';

runCommand(async () => {
  const { values } = readArguments({ grant: { type: 'string' } }, 0, 'npm run migrate -- [--grant ROLE]');
  const settings = readSettings();
  const role = values.grant;
  if (role !== undefined && !settings.databaseUrl)
    throw new SettingsError('DATABASE_URL must be set for --grant: the embedded database has no roles.');
  // A database never comes before the key to what will be in it.
  if (!settings.databaseUrl) loadSecrets(settings);
  const database = await openDatabase(settings, pino({ level: 'warn' }));
  try {
    const applied = await upgrade(database);
    for (const name of applied) console.log(`Applied ${name}`);
    if (!applied.length) console.log('The database is up to date.');
    if (typeof role !== 'string') return;
    // Queues are tables as well, which that role cannot make.
    await prepareQueues(database.pool);
    await grantRights(database.pool, role);
    console.log(`The role ${role} can serve the portal.`);
  } finally {
    await database.close();
  }
});

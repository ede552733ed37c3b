/**
 * `npm run rotate-keys`: moves all that depends on the data key on to the newest one. With `-- --new-key` it first
 * makes a new key in DATA_DIR. It may be ended at any moment and run again; it never prints a number.
 */
import { pino } from 'pino';
import { counted } from 'rules/counted';
import { createServices } from '../app/services.ts';
import { assertDataKeys } from '../domains/taxProfiles/dataKeys.ts';
import { readSettings, SettingsError } from '../platform/config/config.ts';
import { addDataKey, loadSecrets } from '../platform/config/secrets.ts';
import { openDatabase } from '../platform/db/database.ts';
import { requireUpToDate } from '../platform/db/migrate.ts';
import { rotateKeys } from './rotateKeys.ts';
import { runCommand } from './runCommand.ts';

const NEW_KEY = '--new-key';

const numbers = (count: number): string => counted(count, 'taxpayer number');

async function run(options: readonly string[]): Promise<void> {
  const unknown = options.find((option) => option !== NEW_KEY);
  if (unknown) throw new SettingsError(`Unknown option ${unknown}; the only one is ${NEW_KEY}.`);
  const settings = readSettings();
  // A database never comes before the key to what will be in it.
  loadSecrets(settings);
  const database = await openDatabase(settings, pino({ level: 'warn' }));
  try {
    await requireUpToDate(database.pool);
    // Not while the portal runs on the folder: it would not know the key.
    if (options.includes(NEW_KEY)) addDataKey(settings);
    const services = createServices({ database, secrets: loadSecrets(settings), settings, sealDelay: null });
    await assertDataKeys(services);
    const { isNewEpoch, tokens, passwords, factors, accounts, resealed, unreadable } = await rotateKeys(
      services,
      (count) => console.log(`${numbers(count)} re-encrypted so far`),
    );
    console.log(
      `${counted(passwords, 'password')} and ${counted(tokens, 'access token')} sealed with the newest key.`,
    );
    if (factors > 0)
      console.log(
        `${counted(factors, 'secret of a second factor', 'secrets of second factors')} sealed with the newest key.`,
      );
    if (accounts.resealed > 0)
      console.log(`${counted(accounts.resealed, 'bank account')} encrypted with the newest key.`);
    if (isNewEpoch) console.log('The audit log goes on under the newest key.');
    console.log(`${numbers(resealed)} encrypted with the newest key.`);
    for (const [what, rows] of [
      [`${numbers(unreadable.length)} cannot be decrypted with the available keys: tax profiles`, unreadable],
      [
        'The numbers of these bank accounts cannot be decrypted with the available keys:',
        accounts.unreadable,
      ],
    ] as const) {
      if (rows.length === 0) continue;
      console.error(`${what} ${rows.join(', ')}.`);
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
}

runCommand(() => run(process.argv.slice(2)));

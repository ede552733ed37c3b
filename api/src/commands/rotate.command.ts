/**
 * `rotate-keys`: moves everything that depends on the data key to the newest one. With `--new-key`, it first makes a
 * new key in DATA_DIR. It can be stopped at any moment and run again; it never prints a number.
 */
import { counted } from 'rules/counted';
import { createServices } from '../app/services.ts';
import { assertDataKeys } from '../domains/taxProfiles/dataKeys.ts';
import { readSettings } from '../platform/config/config.ts';
import { addDataKey, loadSecrets } from '../platform/config/secrets.ts';
import { openDatabase } from '../platform/db/database.ts';
import { requireUpToDate } from '../platform/db/migrate.ts';
import type { Command } from './command.ts';
import { createCommandLog } from './parts.ts';
import { rotateKeys } from './rotateKeys.ts';

const numbers = (count: number): string => counted(count, 'taxpayer number');

export const command: Command = {
  options: { 'new-key': { type: 'boolean', about: 'Makes a new key in DATA_DIR first.' } },
  run: async ({ values }, { say, complain }) => {
    const settings = readSettings();
    // A database never comes before the key to what will be in it.
    loadSecrets(settings);
    const database = await openDatabase(settings, createCommandLog('warn'));
    try {
      await requireUpToDate(database.pool);
      // Not while the portal runs on the folder: it would not know the key.
      if (values['new-key']) addDataKey(settings);
      const services = createServices({
        database,
        secrets: loadSecrets(settings),
        settings,
        sealDelay: null,
      });
      await assertDataKeys(services);
      const rotated = await rotateKeys(services, (count) => say(`${numbers(count)} re-encrypted so far`));
      const { isNewEpoch, tokens, passwords, factors, accounts, resealed, unreadable } = rotated;
      say(
        `${counted(passwords, 'password')} and ${counted(tokens, 'access token')} sealed with the newest key.`,
      );
      if (factors > 0)
        say(
          `${counted(factors, 'secret of a second factor', 'secrets of second factors')} sealed with the newest key.`,
        );
      if (accounts.resealed > 0)
        say(`${counted(accounts.resealed, 'bank account')} encrypted with the newest key.`);
      if (isNewEpoch) say('The audit log goes on under the newest key.');
      say(`${numbers(resealed)} encrypted with the newest key.`);
      for (const [what, rows] of [
        [
          `${numbers(unreadable.length)} cannot be decrypted with the available keys: tax profiles`,
          unreadable,
        ],
        [
          'The numbers of these bank accounts cannot be decrypted with the available keys:',
          accounts.unreadable,
        ],
      ] as const)
        if (rows.length > 0) complain(`${what} ${rows.join(', ')}.`);
      return rotated;
    } finally {
      await database.close();
    }
  },
};

/**
 * `doctor`: checks everything that an operator would have to check, and says how each part is and what to do. It
 * changes nothing, works beside a running portal, and ends with status 1 if it finds a problem.
 */
import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import { type Finding, fine, warning, wrong } from '../app/health/finding.ts';
import { checkDisk } from '../app/health/running.ts';
import { createServices } from '../app/services.ts';
import { readSettings, type Settings, SettingsError } from '../platform/config/config.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { besideRunningPortal, type Database, openDatabase } from '../platform/db/database.ts';
import { FolderInUseError } from '../platform/db/embedded/folderLock.ts';
import { hasDatabase } from '../platform/db/embedded/hasDatabase.ts';
import type { Command } from './command.ts';
import { checkAddress } from './doctor/address.ts';
import { lookInto } from './doctor/database.ts';
import { checkMail } from './doctor/mail.ts';
import { explainFailure } from './failures.ts';
import { createCommandLog } from './parts.ts';

export const command: Command = {
  options: {
    mail: { type: 'string', value: 'address', about: 'Sends a test letter to this address.' },
  },
  run: async ({ values }, { say, complain }) => {
    const { mail } = values;
    const findings = await examine({
      recipient: typeof mail === 'string' ? mail : undefined,
      // What a check runs into is in its finding.
      log: createCommandLog('silent'),
    });
    for (const { part, state, sentence, remedy } of findings) {
      const line = `${state.padEnd('problem'.length)}  ${part}: ${[sentence, remedy].filter(Boolean).join(' ')}`;
      (state === 'problem' ? complain : say)(line);
    }
    return { findings };
  },
};

interface Examination {
  recipient?: string | undefined;
  log: Logger;
  env?: NodeJS.ProcessEnv;
}

/** Every finding. A wrong setting is the only one, because nothing else can be reached without it. */
export async function examine({ recipient, log, env = process.env }: Examination): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [wrong('settings', error.message, 'Correct it and run this command again.')];
  }
  return [
    fine('settings', 'Every setting can be used.'),
    ...(await checkDatabase(settings, log)),
    await checkMail(settings, recipient),
    ...(await checkAddress(settings)),
  ];
}

const checkFolder = async (dataDir: string): Promise<Finding> =>
  existsSync(dataDir)
    ? checkDisk(dataDir)
    : warning('disk', `DATA_DIR ${dataDir} does not exist.`, 'The first start makes it; check its path.');

async function checkDatabase(settings: Settings, log: Logger): Promise<Finding[]> {
  const disk = await checkFolder(settings.dataDir);
  if (!settings.databaseUrl && !hasDatabase(settings.dataDir))
    return [
      disk,
      warning(
        'database',
        `There is no database in DATA_DIR ${settings.dataDir}.`,
        'The first start makes one; if there has been one, check the path of DATA_DIR.',
      ),
    ];
  try {
    const secrets = loadSecrets(settings);
    const database = await open(settings, log);
    try {
      const services = createServices({ database, secrets, settings, sealDelay: null });
      return [disk, ...(await lookInto(services, database.pool))];
    } finally {
      await database.close();
    }
  } catch (error) {
    return [
      disk,
      wrong(
        'database',
        explainFailure(error as Error),
        'Check that the database is there and that DATABASE_URL or DATA_DIR leads to it.',
      ),
    ];
  }
}

/** The embedded database of a running portal is reached through the portal's own connection. */
async function open(settings: Settings, log: Logger): Promise<Database> {
  try {
    return await openDatabase(settings, log);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return besideRunningPortal(settings.dataDir, log);
  }
}

/** The doctor's check of the database: its version, extensions, clock, migrations, rights and keys. */
import { counted } from 'rules/counted';
import { type Finding, fine, warning, wrong } from '../../app/health/finding.ts';
import { checkRunning } from '../../app/health/running.ts';
import { assertDataKeys } from '../../domains/taxProfiles/dataKeys.ts';
import type { Services } from '../../operation/services.ts';
import { SettingsError } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Inspection, inspect, OLDEST_POSTGRES } from '../../platform/db/inspect.ts';
import { MigrationError, requireUpToDate } from '../../platform/db/migrate.ts';
import { RightsError } from '../../platform/db/rights.ts';
import { newest } from '../../platform/lib/keys.ts';
import { toCommandLine } from '../../platform/lib/release.ts';
import { SEALED_FORM, sealedWith } from '../../viewer/sealedPassword.ts';

export const judgeVersion = ({ version }: Inspection): Finding =>
  version >= OLDEST_POSTGRES
    ? fine('database', `The database responds; it is PostgreSQL ${version}.`)
    : wrong(
        'database',
        `The database is PostgreSQL ${version}, and the portal needs ${OLDEST_POSTGRES} or newer.`,
        'Upgrade the server.',
      );

export const judgeExtensions = ({ missingExtensions }: Inspection): Finding =>
  missingExtensions.length === 0
    ? fine('extensions', 'Every extension is there.')
    : wrong(
        'extensions',
        `The database lacks the extension ${missingExtensions.join(', ')}.`,
        `Install PostgreSQL’s contrib package on the server and run \`${toCommandLine('migrate')}\`; if the extension was dropped, create it as the owner with CREATE EXTENSION.`,
      );

/** Sign-in limits tolerate a clock that is wrong by a minute. */
const LONG_MS = 60_000;
const SHORT_MS = 5_000;

export function judgeClock({ now }: Pick<Inspection, 'now'>, own: Date): Finding {
  const apart = Math.abs(own.getTime() - now.getTime());
  const sentence = `The clocks of this machine and of the database are ${counted(Math.round(apart / 1_000), 'second')} apart.`;
  if (apart < SHORT_MS) return fine('clock', sentence);
  const remedy = 'Synchronize both machines with NTP (chrony or systemd-timesyncd).';
  return apart < LONG_MS ? warning('clock', sentence, remedy) : wrong('clock', sentence, remedy);
}

/** The two parts of an error’s line: what is wrong, and the command after the colon. */
function toFinding(part: string, { message }: Error, remedy: string): Finding {
  const [, sentence, command] = /^(.*?): (run `.*)$/s.exec(message) ?? [];
  return sentence && command
    ? wrong(part, `${sentence}.`, command.replace(/^r/, 'R'))
    : wrong(part, message, remedy);
}

async function checkMigrations(pool: Database['pool']): Promise<Finding[]> {
  try {
    await requireUpToDate(pool);
    return [fine('migrations', 'Every migration is applied.'), fine('rights', 'The role may do its work.')];
  } catch (error) {
    if (error instanceof MigrationError)
      return [
        toFinding('migrations', error, 'Install the version that the database is of, or restore a backup.'),
      ];
    if (error instanceof RightsError)
      return [toFinding('rights', error, 'Grant the role its rights as the owner.')];
    throw error;
  }
}

/** How many secrets are still sealed with a key older than the newest. */
async function countWaiting({ db, keys }: Pick<Services, 'db' | 'keys'>): Promise<number> {
  const counts = await Promise.all([
    db.taxProfile.count({ where: { taxNumberKeyId: { not: newest(keys.taxNumber).id } } }),
    db.bankAccount.count({ where: { accountKeyId: { not: newest(keys.bankAccount).id } } }),
    db.user.count({
      where: {
        passwordHash: { startsWith: SEALED_FORM },
        NOT: { passwordHash: { startsWith: sealedWith(newest(keys.password).id) } },
      },
    }),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

export async function checkKeys(services: Pick<Services, 'db' | 'keys'>): Promise<Finding> {
  try {
    await assertDataKeys(services);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return wrong('keys', error.message, 'Put the keys back that the portal last ran with.');
  }
  const waiting = await countWaiting(services);
  if (waiting > 0)
    return warning(
      'keys',
      `${counted(waiting, 'secret')} (taxpayer numbers, bank accounts, passwords) are still sealed with an earlier data key.`,
      `Run \`${toCommandLine('rotate-keys')}\`, and keep the earlier key until it has finished.`,
    );
  return fine('keys', 'The data key opens what the database holds, and nothing waits for a newer one.');
}

export async function lookInto(services: Services, pool: Database['pool']): Promise<Finding[]> {
  const inspection = await inspect(pool);
  const own = new Date();
  const migrations = await checkMigrations(pool);
  const found = [
    judgeVersion(inspection),
    judgeExtensions(inspection),
    judgeClock(inspection, own),
    ...migrations,
  ];
  // The tables are another version's, or out of reach.
  if (migrations.some(({ state }) => state === 'problem')) return found;
  return [...found, await checkKeys(services), ...(await checkRunning(services, undefined))];
}

/** The parts that live as long as the process, put together from the settings. */

import { headFileIn } from './auditLogs/headFile.ts';
import { createSealer, SEAL_DELAY_MS } from './auditLogs/sealer.ts';
import { readCompany } from './company/company.service.ts';
import type { Settings } from './config.ts';
import type { Services } from './context.ts';
import type { Database } from './db/database.ts';
import { createPdfPool } from './documents/pdf/pool.ts';
import { createTurns } from './graphql/turns.ts';
import { createLiveSessions } from './identity/liveSession.ts';
import { createPasswordHasher } from './identity/passwordHasher.ts';
import { createJobs } from './jobs/jobs.ts';
import { deriveKeys } from './lib/keys.ts';
import { Tally } from './lib/tally.ts';
import { createBus } from './live/bus.ts';
import { StreamLimit } from './live/streamLimit.ts';
import type { Secrets } from './secrets.ts';
import { createJsonReader } from './sql/jsonReader.ts';

/** bcrypt's work factor in service; tests take the lowest. */
export const PASSWORD_COST = 12;

interface ServicesOptions {
  database: Database;
  secrets: Secrets;
  settings: Pick<Settings, 'timeZone' | 'registration' | 'freshSessionMinutes'> & { dataDir?: string };
  passwordCost?: number;
  now?: () => Date;
  /** How soon entries of the audit log are sealed; null for only when asked, as tests do. */
  sealDelay?: number | null;
  /** Told when sealing fails; it is tried again with the next entry. */
  onSealingFault?: (fault: unknown) => void;
  /** Told of what fails in the job queue; it is tried again. */
  onJobFault?: (fault: unknown) => void;
  /** Told when other processes cannot be heard or told; it is tried again. */
  onBusFault?: (fault: unknown) => void;
}

export function createServices(options: ServicesOptions): Services {
  const { database, secrets, settings, passwordCost = PASSWORD_COST, now = () => new Date() } = options;
  const { sealDelay = SEAL_DELAY_MS, onSealingFault = () => undefined } = options;
  const { onBusFault = () => undefined, onJobFault = () => undefined } = options;
  const keys = deriveKeys(secrets);
  const sql = createJsonReader(database.pool, !database.embedded);
  return {
    db: database.prisma,
    sql,
    liveSession: createLiveSessions(sql),
    keys,
    passwords: createPasswordHasher({ pepper: keys.passwordPepper, cost: passwordCost }),
    now,
    timeZone: settings.timeZone,
    registration: settings.registration,
    companyName: async () => (await readCompany(database.prisma)).legalName,
    freshSessionMinutes: settings.freshSessionMinutes,
    pdf: createPdfPool(),
    sealer: createSealer({
      db: database.prisma,
      key: keys.audit,
      headFile: settings.dataDir === undefined ? undefined : headFileIn(settings.dataDir),
      delay: sealDelay,
      onFault: onSealingFault,
    }),
    jobs: createJobs({ pool: database.pool, onFault: onJobFault }),
    bus: createBus({ database, onFault: onBusFault }),
    turns: createTurns(),
    streams: new StreamLimit(),
    signIns: new Tally(),
  };
}

/** The parts that live as long as the process, put together from the settings. */

import { headFileIn } from '../audit/headFile.ts';
import { createSealer, SEAL_DELAY_MS } from '../audit/sealer.ts';
import { createPdfPool } from '../documents/pdf/pool.ts';
import { createReceivedPool } from '../documents/received/pool.ts';
import { readCompany } from '../domains/company/company.service.ts';
import { createTurns } from '../graph/pipeline/guards/turns.ts';
import { StreamLimit } from '../graph/subscriptions/streamLimit.ts';
import type { Services } from '../operation/services.ts';
import type { Settings } from '../platform/config/config.ts';
import { toPublicUrl } from '../platform/config/publicUrl.ts';
import type { Secrets } from '../platform/config/secrets.ts';
import { createAlone } from '../platform/db/alone.ts';
import type { Database } from '../platform/db/database.ts';
import { LOCKS } from '../platform/db/locks.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { Budget } from '../platform/lib/budget.ts';
import { EventCounter } from '../platform/lib/eventCounter.ts';
import { deriveKeys } from '../platform/lib/keys.ts';
import { Pace } from '../platform/lib/pace.ts';
import { createBus } from '../platform/live/createBus.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { createJsonReader } from '../platform/sql/jsonReader.ts';
import { createKept } from '../platform/sql/kept.ts';
import { createLiveSessions } from '../viewer/liveSession.ts';
import { createPasswordHasher } from '../viewer/passwordHasher.ts';
import { runCommand } from './runCommand.ts';

/** bcrypt's work factor in service; tests take the lowest. */
export const PASSWORD_COST = 12;

interface ServicesOptions {
  database: Database;
  secrets: Secrets;
  settings: Pick<
    Settings,
    | 'timeZone'
    | 'registration'
    | 'freshSessionMinutes'
    | 'publicUrl'
    | 'smtp'
    | 'auditAnchorFile'
    | 'backups'
    | 'databaseSeconds'
    | 'documentSeconds'
    | 'changes'
  > & {
    port?: number;
    dataDir?: string;
  };
  passwordCost?: number;
  now?: () => Date;
  /** How soon entries of the audit log are sealed; null to seal only on request, as tests do. */
  sealDelay?: number | null;
  /** Called when sealing fails; it is retried with the next entry. */
  onSealingError?: (error: unknown) => void;
  /** Called when something in the job queue fails; it is retried. */
  onJobError?: (error: unknown) => void;
  /** Called when other processes cannot be reached; it is retried. */
  onBusError?: (error: unknown) => void;
}

/** The share of the time that one caller's flood may use while others are active. */
const FLOOD_SHARE = 0.025;

export function createServices(options: ServicesOptions): Services {
  const { database, secrets, settings, passwordCost = PASSWORD_COST, now = () => new Date() } = options;
  const { sealDelay = SEAL_DELAY_MS, onSealingError = () => undefined } = options;
  const { onBusError = () => undefined, onJobError = () => undefined } = options;
  const keys = deriveKeys(secrets);
  const pace = new Pace(settings.databaseSeconds > 0 ? FLOOD_SHARE : 0);
  const sql = createJsonReader(database.pool, !database.embedded);
  return {
    db: database.prisma,
    sql,
    kept: createKept(),
    liveSession: createLiveSessions(sql),
    keys,
    passwords: createPasswordHasher({ keys, cost: passwordCost }),
    now,
    timeZone: settings.timeZone,
    publicUrl: toPublicUrl(settings, settings.port ?? 4000),
    registration: settings.registration,
    companyName: async () => (await readCompany(database.prisma)).legalName,
    freshSessionMinutes: settings.freshSessionMinutes,
    mailer: settings.smtp ? createMailer(settings.smtp) : null,
    backups: settings.backups
      ? { ...settings.backups, runCommand, alone: createAlone(database, LOCKS.backups) }
      : null,
    pdf: createPdfPool(),
    received: createReceivedPool(),
    sealer: createSealer({
      db: database.prisma,
      keys,
      headFile: settings.dataDir === undefined ? undefined : headFileIn(settings.dataDir),
      anchorFile: settings.auditAnchorFile,
      delay: sealDelay,
      onError: onSealingError,
    }),
    jobs: createJobs({ pool: database.pool, onError: onJobError }),
    bus: createBus({ database, onError: onBusError }),
    pace,
    turns: createTurns(pace),
    budgets: {
      database: new Budget(settings.databaseSeconds),
      documents: new Budget(settings.documentSeconds),
      changes: new Budget(settings.changes),
    },
    streams: new StreamLimit(),
    signIns: new EventCounter(),
  };
}

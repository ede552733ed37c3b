/**
 * Automatic backups and their proofs. The commands `backup` and `backup:verify` do the work in a separate process; the
 * outcome is in the audit log.
 */
import { basename, join } from 'node:path';
import type { AuditAction } from '../../audit/actions.ts';
import { closeOperation } from '../../audit/closeOperation.ts';
import { record } from '../../audit/record.ts';
import { systemContext } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { readAttempts } from './attempts.ts';
import { deleteOld, findNewest, nameBackup } from './files.ts';
import { isBackupDue, isProofDue } from './schedule.ts';

type Schedule = NonNullable<Services['backups']>;

/** Work for the queue, in the order in which it is done. */
interface Task {
  isDue: (services: Services, schedule: Schedule) => Promise<boolean>;
  /** Returns the file concerned. */
  run: (services: Services, schedule: Schedule, signal: AbortSignal) => Promise<string>;
  done: AuditAction;
  failed: AuditAction;
  /** What follows once it is recorded as done, and stays so whatever comes of this. */
  afterwards?: { run: (services: Services, schedule: Schedule) => Promise<void>; failed: AuditAction };
}

const TASKS: readonly Task[] = [
  {
    isDue: async (services, { at }) =>
      isBackupDue(await readAttempts(services), services.now(), { at, timeZone: services.timeZone }),
    run: async ({ now }, { folder, runCommand }, signal) => {
      const file = join(folder, nameBackup(now()));
      await runCommand(['backup', '--encrypt', '--out', file], signal);
      return file;
    },
    done: 'BACKUP_MADE',
    failed: 'BACKUP_FAILED',
    afterwards: {
      run: ({ timeZone }, { folder }) => deleteOld(folder, timeZone),
      failed: 'OLD_BACKUPS_NOT_DELETED',
    },
  },
  {
    isDue: async (services) => isProofDue(await readAttempts(services), services.now()),
    run: async (_services, { folder, runCommand }, signal) => {
      const file = await findNewest(folder);
      if (!file) throw new Error(`There is no backup in BACKUP_TARGET ${folder} anymore.`);
      await runCommand(['backup:verify', file], signal);
      return file;
    },
    done: 'BACKUP_PROVEN',
    failed: 'BACKUP_PROOF_FAILED',
  },
];

async function recordAttempt(services: Services, action: AuditAction, file?: string): Promise<void> {
  const context = systemContext(services);
  await inTransaction(services.db, (tx) =>
    record(tx, context, {
      action,
      entityType: 'Backup',
      ...(file !== undefined && { newValues: { file: basename(file) } }),
    }),
  );
  await closeOperation(context);
}

/** Queues a job if something is due. */
export async function queueBackups(services: Services): Promise<void> {
  const { backups, db, jobs } = services;
  if (!backups) return;
  for (const { isDue } of TASKS)
    if (await isDue(services, backups)) {
      await inTransaction(db, (tx) => jobs.send(tx, 'backups', 'due', {}));
      return jobs.wake('backups');
    }
}

/** Does what is due, unless another process is doing it. A failure is recorded, and tried again when the schedule says. */
export async function runBackups(
  services: Services,
  { signal }: Pick<Job<unknown>, 'signal'>,
  onError: (error: unknown) => void,
): Promise<void> {
  const { backups } = services;
  const attempt = async (work: () => Promise<void>, failed: AuditAction): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      signal.throwIfAborted();
      onError(error);
      await recordAttempt(services, failed);
      return false;
    }
  };
  await backups?.alone(async () => {
    for (const { isDue, run, done, failed, afterwards } of TASKS) {
      if (!(await isDue(services, backups))) continue;
      const isDone = await attempt(
        async () => recordAttempt(services, done, await run(services, backups, signal)),
        failed,
      );
      if (isDone && afterwards) await attempt(() => afterwards.run(services, backups), afterwards.failed);
    }
  });
}

/** What may go wrong in a running portal: disk space, sealing, jobs and mail. */
import { counted } from 'rules/counted';
import type { Services } from '../../operation/services.ts';
import { type FreeDisk, readFreeDisk } from '../../platform/lib/freeDisk.ts';
import { type Finding, fine, warning, wrong } from './finding.ts';

const MINUTE_MS = 60_000;
const GIGABYTE = 1e9;
const LEAST_PERCENT = 5;
const LEAST_BYTES = GIGABYTE;
/** An entry is sealed a second after it is written. */
const SEALED_WITHIN_MS = MINUTE_MS;
/** A payroll for everyone keeps other batches waiting for minutes. */
const TAKEN_WITHIN_MS = 10 * MINUTE_MS;

export function judgeDisk(folder: string, free: FreeDisk | null): Finding {
  if (!free)
    return wrong(
      'disk',
      `The disk with ${folder} cannot be read.`,
      'Check that the folder exists and is mounted.',
    );
  const room = `${free.percent} % (${(free.bytes / GIGABYTE).toFixed(1)} GB) of the disk with ${folder}`;
  return free.percent < LEAST_PERCENT || free.bytes < LEAST_BYTES
    ? warning(
        'disk',
        `Only ${room} is free.`,
        'Free some space or use a larger disk: on a full one nothing is saved.',
      )
    : fine('disk', `${room} is free.`);
}

export const checkDisk = async (folder: string): Promise<Finding> =>
  judgeDisk(folder, await readFreeDisk(folder));

const age = (since: Date, { now }: Pick<Services, 'now'>): number => now().getTime() - since.getTime();

const inMinutes = (milliseconds: number): string => counted(Math.floor(milliseconds / MINUTE_MS), 'minute');

/** Starts at the end of the chain, so that it is fast no matter how long the log is. */
export async function checkSealing(services: Pick<Services, 'db' | 'now'>): Promise<Finding> {
  const { db } = services;
  const last = await db.auditSeal.findFirst({ orderBy: { position: 'desc' }, select: { sequence: true } });
  const oldest = await db.auditLog.findFirst({
    where: { sequence: { gt: last?.sequence ?? 0n } },
    orderBy: { sequence: 'asc' },
    select: { timestamp: true },
  });
  if (!oldest || age(oldest.timestamp, services) <= SEALED_WITHIN_MS)
    return fine('sealing', 'Every entry of the audit log is sealed.');
  return wrong(
    'sealing',
    `An entry of the audit log has waited ${inMinutes(age(oldest.timestamp, services))} for its seal.`,
    'Start the portal if it is stopped; if it runs, its log says why “the audit log could not be sealed”.',
  );
}

export async function checkJobs(services: Pick<Services, 'jobs' | 'now'>): Promise<Finding> {
  const oldest = await services.jobs.findOldestDue(services.now());
  if (!oldest || age(oldest, services) <= TAKEN_WITHIN_MS)
    return fine('jobs', 'No job waits longer than it should.');
  return wrong(
    'jobs',
    `A job has waited ${inMinutes(age(oldest, services))}.`,
    'Start the portal if it is stopped; if it runs, its log says why “a job failed”, and a restart is safe.',
  );
}

/** The attempt count of a mail includes the next attempt, so a second one means that the first failed. */
export async function checkQueuedMail({ db, mailer }: Pick<Services, 'db' | 'mailer'>): Promise<Finding> {
  const failing = mailer
    ? await db.mail.count({ where: { sentAt: null, givenUpAt: null, tries: { gte: 2 } } })
    : 0;
  if (failing === 0) return fine('queued mail', 'No mail waits because the mail server refused it.');
  return wrong(
    'queued mail',
    `The mail server has not taken ${counted(failing, 'mail')} so far.`,
    'Check SMTP_URL and SMTP_FROM with the provider of the mail server; waiting mail is retried automatically.',
  );
}

/** All of the above, at once. */
export const checkRunning = (
  services: Pick<Services, 'db' | 'now' | 'jobs' | 'mailer'>,
  dataDir: string | undefined,
): Promise<Finding[]> =>
  Promise.all([
    ...(dataDir === undefined ? [] : [checkDisk(dataDir)]),
    checkSealing(services),
    checkJobs(services),
    checkQueuedMail(services),
  ]);

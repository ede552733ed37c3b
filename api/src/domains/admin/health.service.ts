/** What is wrong with the portal right now: only what the server itself knows. */
import { dirname } from 'node:path';
import type { Context } from '../../operation/context.ts';
import { readFreeDisk as readDisk } from '../../platform/lib/freeDisk.ts';
import { readKept } from '../../platform/sql/kept.ts';
import { failedSignIns, peopleWithoutFactor, undeliveredPeople } from './health.sql.ts';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;

export interface FailedSignIns {
  recent: number;
  usual: number;
}

/** Failed sign-ins in the last 24 hours, and the average per day in the 30 days before, rounded up. */
export async function countFailedSignIns(context: Context): Promise<FailedSignIns> {
  const since = new Date(context.now().getTime() - DAY_MS);
  const before = new Date(since.getTime() - USUAL_DAYS * DAY_MS);
  const { recent, earlier } = await context.sql.read(context, failedSignIns({ since, before }));
  return { recent, usual: Math.ceil(earlier / USUAL_DAYS) };
}

/** Background work that was given up in the last 24 hours. */
export const countFailedJobs = (context: Context): Promise<number> =>
  context.jobs.countFailed(new Date(context.now().getTime() - DAY_MS));

/** Active people whose latest email couldn’t be delivered. */
export const countUndelivered = (context: Context): Promise<number> => readKept(context, undeliveredPeople());

/** Active people who must have a second factor but have none. */
export const countWithoutFactor = (context: Context): Promise<number> =>
  context.sql.read(context, peopleWithoutFactor());

/** How much of the data folder's disk is free, in percent, rounded down; null if it cannot be read. */
export async function readFreeDisk({ sealer }: Context): Promise<number | null> {
  if (sealer.headFile === undefined) return null;
  return (await readDisk(dirname(sealer.headFile)))?.percent ?? null;
}

/** The portal's own backups in their folder. Everything else there is left alone. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseKept } from './kept.ts';

/** The name says that the backup is automatic, and when it was made. */
const NAME = /^carrier-portal-scheduled-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup\.gz\.age$/;
/** What a killed backup leaves. */
const DRAFT = /^\.carrier-portal-scheduled-.*\.part$/;

export const nameBackup = (now: Date): string =>
  `carrier-portal-scheduled-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz.age`;

interface Kept {
  name: string;
  takenAt: Date;
}

async function listBackups(folder: string): Promise<Kept[]> {
  const backups: Kept[] = [];
  for (const name of await readdir(folder)) {
    const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
    if (day) backups.push({ name, takenAt: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) });
  }
  return backups;
}

/** The path of the newest; undefined if there is none. */
export async function findNewest(folder: string): Promise<string | undefined> {
  const names = (await listBackups(folder)).map(({ name }) => name).sort();
  const newest = names.at(-1);
  return newest && join(folder, newest);
}

/** Deletes drafts and the backups that the rule does not keep, as many as it can. No other backup may be running. */
export async function deleteOld(folder: string, timeZone: string): Promise<void> {
  const backups = await listBackups(folder);
  const kept = new Set(
    chooseKept(
      backups.map(({ takenAt }) => takenAt),
      timeZone,
    ).map(Number),
  );
  const old = backups.filter(({ takenAt }) => !kept.has(Number(takenAt))).map(({ name }) => name);
  const drafts = (await readdir(folder)).filter((name) => DRAFT.test(name));
  const deleted = await Promise.allSettled(
    [...old, ...drafts].map((name) => rm(join(folder, name), { force: true })),
  );
  const failures = deleted.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length)
    throw new AggregateError(failures, `Old backups in BACKUP_TARGET ${folder} cannot be deleted.`);
}

/** What the portal does when a backup or its proof is due. Here the commands only leave a file; the faults run them. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let folder: string;
let commands: string[][];
/** What the next commands fail with. */
let failure: string | undefined;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  folder = mkdtempSync(join(tmpdir(), 'portal-backups-'));
  commands = [];
  failure = undefined;
  portal.jobErrors.length = 0;
  portal.services.backups = {
    ...{ at: '0 2 * * *', folder, alone: (work) => work() },
    runCommand: async (words) => {
      commands.push([...words]);
      if (failure) throw new Error(failure);
      if (words[0] === 'backup') writeFileSync(words.at(-1)!, '');
    },
  };
  return () => rmSync(folder, { recursive: true });
});

const work = async (day: string, time = '17:00') => {
  portal.setClock(`${day}T${time}:00Z`);
  await portal.recoverJobs();
  await portal.runJobs();
};
const actions = async () =>
  (await portal.audit()).map(({ action }) => action).filter((action) => action.includes('BACKUP'));

test('backs up every day and proves the newest backup every week', async () => {
  for (let day = 10; day <= 17; day += 1) await work(`2026-11-${day}`);
  await work('2026-11-17', '18:00');
  expect(await actions()).toEqual([
    ...['BACKUP_MADE', 'BACKUP_PROVEN'],
    ...Array.from({ length: 7 }, () => 'BACKUP_MADE'),
    'BACKUP_PROVEN',
  ]);
  const newest = readdirSync(folder).sort().at(-1)!;
  expect(commands.at(-1)).toEqual(['backup:verify', join(folder, newest)]);
  expect(readdirSync(folder)).toHaveLength(7);
  expect((await portal.audit({ action: 'BACKUP_PROVEN' })).at(-1)!.newValues).toEqual({ file: newest });
});

test('deletes only what it wrote by itself', async () => {
  const drafts = ['.carrier-portal-scheduled-2026-11-01T07-00-00Z.backup.gz.age.1a2b3c4d.part'];
  const others = ['carrier-portal-2026-11-01T07-00-00Z.backup.gz.age', 'books.ods', '.other.part'];
  for (const name of [...drafts, ...others]) writeFileSync(join(folder, name), '');
  await work('2026-11-18');
  const left = readdirSync(folder);
  expect(left).toHaveLength(4);
  expect(left).toEqual(expect.arrayContaining(others));
});

test('says that old backups cannot be deleted, and makes the next one a day later all the same', async () => {
  const night = (day: number) =>
    `carrier-portal-scheduled-2026-10-${String(day).padStart(2, '0')}T07-00-00Z.backup.gz.age`;
  for (let day = 2; day <= 31; day += 1) writeFileSync(join(folder, night(day)), '');
  // `rm` refuses a folder, also for root.
  mkdirSync(join(folder, night(1)));
  await work('2026-11-18', '17:00');
  await work('2026-11-18', '18:00');
  await work('2026-11-18', '19:00');
  expect(await actions()).toEqual(['BACKUP_MADE', 'OLD_BACKUPS_NOT_DELETED', 'BACKUP_PROVEN']);
  expect(portal.jobErrors).toMatchObject([{ message: expect.stringContaining(folder) }]);
  expect(readdirSync(folder)).toContain(night(1));
  expect(readdirSync(folder)).not.toContain(night(2));
});

test('says that a backup failed, and tries again an hour later', async () => {
  failure = 'The folder does not exist.';
  await work('2026-11-18', '17:00');
  await work('2026-11-18', '17:30');
  expect(await actions()).toEqual(['BACKUP_FAILED']);
  expect(portal.jobErrors).toMatchObject([{ message: failure }]);
  failure = undefined;
  await work('2026-11-18', '18:00');
  expect(await actions()).toEqual(['BACKUP_FAILED', 'BACKUP_MADE', 'BACKUP_PROVEN']);
});

test('says that a backup could not be restored, and tries the next one', async () => {
  await work('2026-11-18');
  failure = 'The backup is damaged.';
  portal.services.backups!.runCommand = async ([name, ...rest]) => {
    if (name === 'backup:verify') throw new Error(failure);
    writeFileSync(rest.at(-1)!, '');
  };
  await work('2026-11-25');
  await work('2026-11-25', '18:00');
  await work('2026-11-26');
  expect((await actions()).slice(2)).toEqual([
    ...['BACKUP_MADE', 'BACKUP_PROOF_FAILED'],
    ...['BACKUP_MADE', 'BACKUP_PROOF_FAILED'],
  ]);
});

test('tells an administrator’s home how it stands', async () => {
  const read = async () => {
    const { token } = await portal.joinStaff('IT_Admin');
    const query = `{ adminOverview { health { backups {
      isScheduled lastBackupAt lastProofAt hasBackupFailed hasProofFailed } } } }`;
    return (await portal.graphql(query, {}, token)).data.adminOverview.health.backups;
  };
  const none = { lastBackupAt: null, lastProofAt: null, hasBackupFailed: false, hasProofFailed: false };
  expect(await read()).toEqual({ isScheduled: true, ...none });
  await work('2026-11-18', '17:00');
  failure = 'The disk is full.';
  await work('2026-11-19', '17:00');
  const since = { lastBackupAt: '2026-11-18T17:00:00.000Z', lastProofAt: '2026-11-18T17:00:00.000Z' };
  expect(await read()).toEqual({ isScheduled: true, ...since, hasBackupFailed: true, hasProofFailed: false });
  portal.services.backups = null;
  expect(await read()).toMatchObject({ isScheduled: false, hasBackupFailed: false });
});

test('does nothing without a schedule', async () => {
  portal.services.backups = null;
  await work('2026-11-18');
  expect(await actions()).toEqual([]);
});

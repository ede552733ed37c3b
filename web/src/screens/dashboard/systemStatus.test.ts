import { describe, expect, it } from 'vitest';
import { type Facts, systemStatus } from './systemStatus';

const health = {
  signInFailures: { recent: 0, usual: 0 },
  failedJobs: 0,
  undeliveredPeople: 0,
  peopleWithoutSecondFactor: 0,
  freeDiskPercent: 60,
  backups: {
    isScheduled: true,
    lastBackupAt: '2026-11-18T07:00:30Z' as string | null,
    lastProofAt: '2026-11-15T07:01:00Z' as string | null,
    hasBackupFailed: false,
    hasProofFailed: false,
  },
};
const logs = { failedOperations: 0, unanchoredEntries: null };
const well: Facts = { logs, pendingApprovals: 0, health };
/** Without the last line, which tells of backups. */
const texts = (facts: Partial<Facts>) =>
  systemStatus({ ...well, ...facts })
    .filter(({ intent }) => intent !== 'info')
    .map(({ text }) => text);
const withHealth = (more: Partial<typeof health>) => texts({ health: { ...health, ...more } });
const ALL_WELL = ['All systems operational. No issues detected.'];

describe('the problems', () => {
  it('are none, in one line', () => {
    expect(systemStatus(well)[0]).toEqual({ intent: 'success', text: ALL_WELL[0] });
  });

  it('are unknown where the log or the health could not be read', () => {
    expect(texts({ logs: null, health: null })).toEqual([
      'The audit log couldn’t be read.',
      'System health couldn’t be checked.',
    ]);
  });

  it('are listed with the most serious first', () => {
    const facts = {
      logs: { ...logs, failedOperations: 2 },
      pendingApprovals: 5,
      health: { ...health, failedJobs: 1 },
    };
    expect(systemStatus(facts).map(({ intent }) => intent)).toEqual(['error', 'error', 'warning', 'info']);
    expect(texts(facts)).toEqual([
      '2 recent system errors detected. Check logs for details.',
      '1 background job failed in the last 24 hours.',
      '5 items pending approval.',
    ]);
  });

  it.each([
    [10, 0, false],
    [11, 0, true],
    [30, 10, false],
    [31, 10, true],
  ])('%i failed sign-ins with an average of %i are unusual: %s', (recent, usual, isUnusual) => {
    const found = withHealth({ signInFailures: { recent, usual } });
    expect(found).toEqual(
      isUnusual
        ? [`${recent} failed sign-ins in the last 24 hours. About ${usual} a day is usual.`]
        : ALL_WELL,
    );
  });

  it.each([
    [10, ALL_WELL],
    [9, ['The disk is filling up: 9% free.']],
    [2, ['The disk is almost full: 2% free.']],
  ])('with %i percent of the disk free', (freeDiskPercent, expected) => {
    expect(withHealth({ freeDiskPercent })).toEqual(expected);
  });

  it('name how many people lack a second factor, and whose email bounces', () => {
    expect(withHealth({ peopleWithoutSecondFactor: 1, undeliveredPeople: 2 })).toEqual([
      '1 person without the second factor their role requires.',
      'Email to 2 people couldn’t be delivered.',
    ]);
  });
});

describe('the portal’s own backups', () => {
  const findings = (more: Partial<typeof health.backups>) =>
    systemStatus({ ...well, health: { ...health, backups: { ...health.backups, ...more } } });
  const lastText = (more: Partial<typeof health.backups>) => findings(more).at(-1)?.text;

  it('are told of last, with their times', () => {
    expect(lastText({})).toMatch(/^Last backup: Nov 18, 2026, .*\. Last restore proven on Nov 15, 2026\.$/);
    expect(lastText({ lastBackupAt: null, lastProofAt: null })).toBe('No backup yet. No restore proven yet.');
  });

  it('are missing without a schedule, which is no problem', () => {
    expect(findings({ isScheduled: false }).map(({ intent, text }) => [intent, text])).toEqual([
      ['success', ALL_WELL[0]],
      ['info', 'The portal makes no automatic backups.'],
    ]);
  });

  it('that fail are errors', () => {
    expect(
      findings({ hasBackupFailed: true, hasProofFailed: true }).map(({ intent, at }) => [intent, at]),
    ).toEqual([
      ['error', '/dashboard/logs?action=BACKUP_FAILED'],
      ['error', '/dashboard/logs?action=BACKUP_PROOF_FAILED'],
      ['info', undefined],
    ]);
  });

  it('are not told of where the health could not be read', () => {
    expect(systemStatus({ ...well, health: null }).map(({ intent }) => intent)).toEqual(['warning']);
  });
});

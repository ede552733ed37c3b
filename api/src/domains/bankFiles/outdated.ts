/** What a file pays that changed since it was made: sent to the bank now, it would pay twice, wrongly or someone else. */
import { counted } from 'rules/counted';
import type { Prisma } from '../../platform/db/generated/client/client.ts';

/** By number, as the list of what a file pays: so one statement reads both. */
export const byNumber = { orderBy: { run: { number: 'asc' } } } as const satisfies Prisma.BankFile$runsArgs;

export const paidRuns = {
  ...byNumber,
  select: { run: { select: { status: true } }, account: { select: { id: true, endedAt: true } } },
} as const satisfies Prisma.BankFile$runsArgs;

type PaidRun = Prisma.BankFileRunGetPayload<typeof paidRuns>;

const listed = new Intl.ListFormat('en-US');

/** Why it must not go to the bank anymore; null while it may. */
export function describeOutdated(runs: readonly PaidRun[]): string | null {
  const ofStatus = (status: PaidRun['run']['status']) =>
    runs.filter(({ run }) => run.status === status).length;
  const ended = new Set(runs.filter(({ account }) => account.endedAt).map(({ account }) => account.id)).size;
  const changes = (
    [
      [ofStatus('VOID'), 'payroll run', 'voided'],
      [ofStatus('PAID'), 'payroll run', 'paid'],
      [ended, 'bank account', 'changed'],
    ] as const
  )
    .filter(([count]) => count > 0)
    .map(([count, what, how]) => `${counted(count, what)} ${count === 1 ? 'was' : 'were'} ${how}`);
  return changes.length === 0
    ? null
    : `This file must not go to the bank anymore: since it was made, ${listed.format(changes)}.`;
}

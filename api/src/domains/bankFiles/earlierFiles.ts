/**
 * What earlier files for a week pay that no one has recorded as paid since. The bank may already have it, so it goes
 * into another file only on request.
 */
import { formatDay } from 'rules/dayFormats';
import { type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import type { Tx } from '../../operation/context.ts';

/** The latest file with a run of someone's. */
export interface EarlierFile {
  userId: string;
  name: string;
  madeOn: Day;
  fileId: string;
  /** The key of the account that it pays to. */
  accountId: string;
  accountLast4: string;
  /** The number of a run that it pays and that was voided since; null if there is none. */
  voidRun: number | null;
}

/** By person. A run that was paid no longer matters, nor does one that was paid before it was voided. */
export async function findEarlierFiles(tx: Tx, weekStart: Day): Promise<ReadonlyMap<string, EarlierFile>> {
  const sent = await tx.bankFileRun.findMany({
    where: {
      run: {
        weekStart: toUtcMidnight(weekStart),
        OR: [{ status: 'PROCESSED' }, { status: 'VOID', paymentId: null }],
      },
    },
    orderBy: [{ file: { createdAt: 'asc' } }, { fileId: 'asc' }, { run: { number: 'asc' } }],
    select: {
      accountId: true,
      fileId: true,
      file: { select: { madeOn: true } },
      run: {
        select: {
          ...{ userId: true, number: true, status: true },
          user: { select: { firstName: true, lastName: true } },
        },
      },
      account: { select: { accountLast4: true } },
    },
  });
  const files = new Map<string, EarlierFile>();
  for (const { accountId, fileId, file, run, account } of sent)
    files.set(run.userId, {
      ...{ userId: run.userId, name: `${run.user.firstName} ${run.user.lastName}` },
      madeOn: fromUtcMidnight(file.madeOn),
      fileId,
      accountId,
      accountLast4: account.accountLast4,
      voidRun: run.status === 'VOID' ? run.number : (files.get(run.userId)?.voidRun ?? null),
    });
  return files;
}

/** Why someone who is in an earlier file is not automatically paid again. */
export function describeEarlier(
  { madeOn, accountId, accountLast4, voidRun }: EarlierFile,
  currentId: string | undefined,
): string {
  const account = accountId === currentId ? '' : `, to the earlier account ending in ${accountLast4}`;
  const run = voidRun === null ? '' : ` Payroll #${voidRun} in it was voided since.`;
  return `The file of ${formatDay(madeOn)} pays them${account}.${run} Make sure the bank doesn’t, then include them again.`;
}

/** The next step for a file with voided pay, when nothing else is left to pay. */
export const describeVoid = ({ madeOn, voidRun }: Pick<EarlierFile, 'madeOn' | 'voidRun'>): string =>
  `The file of ${formatDay(madeOn)} pays them payroll #${voidRun}, which was voided since. Make sure the bank doesn’t.`;

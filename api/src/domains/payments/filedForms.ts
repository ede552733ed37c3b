/** Payments dated in a year whose form is already filed, so that the form reports too little. */
import { type Day, yearOf } from 'rules/days';
import { type Cents, formatMoney, fromDecimal } from 'rules/money';
import type { Context, Tx } from '../../operation/context.ts';
import { describeDeMinimis } from '../taxDocuments/deMinimis.ts';
import { FILED, isFiled } from '../taxDocuments/filed.ts';
import { isExempt } from '../taxDocuments/need.ts';
import type { Payee } from '../taxDocuments/payee.ts';
import { readYearFacts } from '../taxDocuments/readFacts.ts';
import type { RunToSettle } from './record.sql.ts';

type Chosen = Pick<RunToSettle, 'id' | 'userId'>;

/** What each person's runs report once they are paid. */
async function sumReported(tx: Tx, runs: readonly Chosen[]): Promise<ReadonlyMap<string, Cents>> {
  const sums = await tx.payrollLine.groupBy({
    by: ['runId'],
    where: { runId: { in: runs.map(({ id }) => id) }, taxClass: 'COMPENSATION' },
    _sum: { amount: true },
  });
  const byRun = new Map(sums.map(({ runId, _sum }) => [runId, fromDecimal(_sum.amount)]));
  const byPerson = new Map<string, Cents>();
  for (const { id, userId } of runs) byPerson.set(userId, (byPerson.get(userId) ?? 0) + (byRun.get(id) ?? 0));
  return byPerson;
}

const isReported = ({ relation, relationSince, profile }: Payee, date: Day): boolean => {
  // Before that day, someone who is a contractor now was an employee.
  const employed = relationSince !== null && date < relationSince ? 'CONTRACTOR' : 'EMPLOYEE';
  return relation !== employed && !(profile && isExempt(profile));
};

/**
 * A sentence for each filed form that these payments, not yet recorded, would leave short: by how much, and what to do.
 */
export async function warnOfFiledForms(
  tx: Tx,
  context: Context,
  runs: readonly Chosen[],
  date: Day,
): Promise<string[]> {
  const year = yearOf(date);
  const filed = await tx.taxDocument.count({
    where: {
      ...{ year, type: 'FORM_1099_NEC', supersededAt: null },
      status: { in: [...FILED] },
    },
  });
  if (filed === 0) return [];
  const reported = await sumReported(tx, runs);
  const people = [...reported.keys()];
  const { payees } = await readYearFacts(tx, context, year, people.length === 1 ? people[0] : undefined);
  const ofTaxpayer = (payee: Payee): Cents =>
    [payee.userId, ...payee.sharedWith].reduce((sum, userId) => sum + (reported.get(userId) ?? 0), 0);
  const short = [...payees.values()].flatMap((payee) => {
    const added = isReported(payee, date) ? ofTaxpayer(payee) : 0;
    if (added === 0 || !payee.form || !isFiled(payee.form.status)) return [];
    const cents = payee.reportable + added - payee.form.reported;
    const withheld = payee.withheld - payee.form.withheld;
    return cents > 0 ? [{ userId: payee.userId, cents, withheld }] : [];
  });
  const names = await tx.user.findMany({
    where: { id: { in: short.map(({ userId }) => userId) } },
    select: { id: true, firstName: true, lastName: true },
  });
  return short.map(({ userId, cents, withheld }) => {
    const { firstName, lastName } = names.find(({ id }) => id === userId)!;
    const remedy =
      describeDeMinimis({ reported: cents, withheld }) ??
      'An administrator creates a correction of it under Tax Documents.';
    return `The ${year} Form 1099-NEC of ${firstName} ${lastName} is filed. With this payment it is ${formatMoney(cents)} short. ${remedy}`;
  });
}

/**
 * The facts for a run's statement: what is known about payer and payee before the run, and what the run changes. Pure.
 */
import { Decimal } from '@prisma/client/runtime/client';
import { toUtcMidnight } from 'rules/days';
import { fromDecimal } from 'rules/money';
import type { RowOf } from '../../../platform/sql/define.ts';
import { SAMPLE_COMPANY } from '../../company/sample.ts';
import type { runFacts } from '../loadFacts.sql.ts';
import type { RunDay } from '../pay/weekLines.ts';
import { computeTotals } from '../weekInput.ts';
import type { LoggedDay, StatementFacts } from './build.ts';

/** What is read before a run is made. */
export type RunFacts = RowOf<typeof runFacts>;
type CompanyRow = NonNullable<RunFacts['company']>;

const asDecimal = (amount: number | null): Decimal | null => (amount === null ? null : new Decimal(amount));

const companyBlock = ({ legalName, phone, email, usdotNumber, mcNumber, ...place }: CompanyRow) => {
  const { street, city, state, zip } = place;
  return {
    legalName,
    address: { street, city, state, zip, country: null },
    phone,
    email,
    usdotNumber,
    mcNumber,
  };
};

/** The log with the days that the run takes. Days it pays for become worked and approved. */
function logsAfter(logs: readonly LoggedDay[], days: readonly RunDay[]): LoggedDay[] {
  const byDate = new Map(logs.map((log) => [log.date, log]));
  for (const { date, isWorked, isTaken } of days) {
    const log = byDate.get(date);
    if (isWorked)
      byDate.set(date, { date, worked: true, status: 'APPROVED', rejectionReason: null, isOnRun: true });
    else if (isTaken && log) byDate.set(date, { ...log, isOnRun: true });
  }
  return [...byDate.values()];
}

export function buildParties(
  facts: RunFacts,
  days: readonly RunDay[],
): Pick<StatementFacts, 'company' | 'payee' | 'rates' | 'logs' | 'yearToDate'> {
  const { firstName, lastName, email, street, city, state, zip, country, dailyRate, rates, logs } = facts;
  const { opening } = facts;
  const before = {
    basePay: fromDecimal(asDecimal(opening?.compensation ?? null)),
    expenses: fromDecimal(asDecimal(opening?.reimbursed ?? null)),
  };
  const paidBefore = before.basePay + before.expenses;
  const run = computeTotals(days);
  return {
    company: companyBlock(facts.company ?? SAMPLE_COMPANY),
    payee: { name: `${firstName} ${lastName}`, email, address: { street, city, state, zip, country } },
    rates: {
      dailyRate: asDecimal(dailyRate),
      payRates: rates.map((rate) => ({
        dailyRate: asDecimal(rate.dailyRate),
        effectiveFrom: toUtcMidnight(rate.effectiveFrom),
      })),
    },
    logs: logsAfter(logs, days),
    yearToDate: {
      runs: facts.runs + 1,
      basePay: fromDecimal(facts.basePay) + before.basePay + run.basePay,
      expenses: fromDecimal(facts.bonuses) + before.expenses + run.bonuses,
      totalPay: fromDecimal(facts.totalPay) + paidBefore + run.totalPay,
      ...(paidBefore === 0 ? {} : { paidBefore }),
    },
  };
}

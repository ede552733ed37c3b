/** What is known of payer and payee when a run is made, as the facts of its statement. */
import { Decimal } from '@prisma/client/runtime/client';
import { toUtcMidnight } from 'rules/days';
import { fromDecimal } from 'rules/money';
import { SAMPLE_COMPANY } from '../../company/sample.ts';
import type { InsertedRun } from '../insertRun.ts';
import type { StatementFacts } from './build.ts';

/** Who pays and who is paid, as the statement that makes the run has read it. */
export type KnownParties = InsertedRun['known'];
type CompanyRow = NonNullable<KnownParties['company']>;

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

/** The same as the facts of a statement. */
export function buildParties(
  known: KnownParties,
): Pick<StatementFacts, 'company' | 'payee' | 'rates' | 'logs' | 'yearToDate'> {
  const { firstName, lastName, email, street, city, state, zip, country, dailyRate, rates, logs } = known;
  const { opening } = known;
  const before = {
    basePay: fromDecimal(asDecimal(opening?.compensation ?? null)),
    expenses: fromDecimal(asDecimal(opening?.reimbursed ?? null)),
  };
  const paidBefore = before.basePay + before.expenses;
  return {
    company: companyBlock(known.company ?? SAMPLE_COMPANY),
    payee: { name: `${firstName} ${lastName}`, email, address: { street, city, state, zip, country } },
    rates: {
      dailyRate: asDecimal(dailyRate),
      payRates: rates.map((rate) => ({
        dailyRate: asDecimal(rate.dailyRate),
        effectiveFrom: toUtcMidnight(rate.effectiveFrom),
      })),
    },
    logs,
    yearToDate: {
      runs: known.runs,
      basePay: fromDecimal(known.basePay) + before.basePay,
      expenses: fromDecimal(known.bonuses) + before.expenses,
      totalPay: fromDecimal(known.totalPay) + paidBefore,
      ...(paidBefore === 0 ? {} : { paidBefore }),
    },
  };
}

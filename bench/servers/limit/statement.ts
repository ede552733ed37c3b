/** The pay statement, from the data that one SQL statement has read beside the run. */

import { Decimal } from '@prisma/client/runtime/client';
import { toUtcMidnight } from 'rules/days';
import { toLines } from 'rules/payLines';
import { SAMPLE_COMPANY } from '../../../api/src/domains/company/sample.ts';
import {
  buildStatement,
  type LoggedDay,
  type StatementFacts,
} from '../../../api/src/domains/payroll/statement/build.ts';
import type { Payment } from './payment.ts';

type Company = Pick<
  typeof SAMPLE_COMPANY,
  'legalName' | 'street' | 'city' | 'state' | 'zip' | 'phone' | 'email' | 'usdotNumber' | 'mcNumber'
>;

/** A row of PAY; sums are cents. */
export interface PaidRow {
  number: number;
  name: string;
  email: string;
  address: StatementFacts['payee']['address'];
  company: Company | null;
  dailyRate: string | null;
  rates: { dailyRate: string | null; effectiveFrom: string }[];
  /** As they were before the run included its days. */
  logs: LoggedDay[];
  /** For the year, without this one. */
  runs: number;
  year_base: string;
  year_bonuses: string;
  year_total: string;
}

const decimal = (text: string | null) => (text === null ? null : new Decimal(text));

/** The company as a statement names it; the sample if it has not saved its own record. */
function companyBlock(company: Company | null) {
  const { legalName, street, city, state, zip, phone, email, usdotNumber, mcNumber } =
    company ?? SAMPLE_COMPANY;
  return {
    ...{ legalName, phone, email, usdotNumber, mcNumber },
    address: { street, city, state, zip, country: null },
  };
}

export function toStatement(
  { weekStart, weekEnd, payDate, entries, totals }: Payment,
  paid: PaidRow,
  moment: { now: Date; timeZone: string },
) {
  const worked = entries
    .filter(({ pay }) => pay > 0)
    .map(
      ({ date }): LoggedDay => ({
        date,
        worked: true,
        status: 'APPROVED',
        rejectionReason: null,
        isOnRun: true,
      }),
    );
  return buildStatement({
    ...moment,
    company: companyBlock(paid.company),
    payee: { name: paid.name, email: paid.email, address: paid.address },
    run: { number: paid.number, weekStart, weekEnd, payDate },
    entries,
    lines: entries.flatMap((day) => toLines(day)),
    paidBefore: [],
    overpaid: 0,
    balances: [],
    rates: {
      dailyRate: decimal(paid.dailyRate),
      payRates: paid.rates.map((rate) => ({
        dailyRate: decimal(rate.dailyRate),
        effectiveFrom: toUtcMidnight(rate.effectiveFrom),
      })),
    },
    logs: [...worked, ...paid.logs.filter(({ date }) => !worked.some((day) => day.date === date))],
    yearToDate: {
      runs: paid.runs + 1,
      basePay: Number(paid.year_base) + totals.basePay,
      expenses: Number(paid.year_bonuses) + totals.bonuses,
      totalPay: Number(paid.year_total) + totals.totalPay,
    },
  });
}

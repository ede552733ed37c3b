/**
 * Paying a week with as few statements as the data model allows: one that locks the payee, writes the run and reads
 * what its statement says, one that writes everything else. Two, because an entry is checked against a run that is
 * there already.
 */
import { randomUUID } from 'node:crypto';
import { Decimal } from '@prisma/client/runtime/client';
import { digestOf } from '../../../auditLogs/digest.ts';
import { SAMPLE_COMPANY } from '../../../company/sample.ts';
import { MANAGERS } from '../../../identity/roles.ts';
import { toDbDate, todayIn } from '../../../lib/dates.ts';
import { toAmount } from '../../../lib/money.ts';
import { entriesOf, fingerprint, processedMessage, totalsOf } from '../../../payroll/weekInput.ts';
import { buildStatement } from '../../../statements/build.ts';
import type { Answerer } from './ask.ts';
import { PAY, WRITE_REST } from './submitSql.ts';

const dollars = (cents: number): string => (cents / 100).toFixed(2);

export const submit: Answerer = {
  anyRole: MANAGERS,
  data: async ({ input }, { pool, caller, now, timeZone, auditKey, request }) => {
    const userId = input.userId.slice('User_'.length);
    const { weekStart, weekEnd } = input;
    const entries = entriesOf(input).map((entry) => ({ ...entry, id: randomUUID() }));
    const totals = totalsOf(entries);
    const payDate = todayIn(now, timeZone);
    const runId = randomUUID();
    const amounts = [dollars(totals.basePay), dollars(totals.bonuses), dollars(totals.totalPay)];
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const { rows } = await client.query({
        name: 'pay',
        text: PAY,
        values: [runId, userId, weekStart, weekEnd, ...amounts, payDate, caller.id, now],
      });
      const [paid] = rows;
      const statement = buildStatement({
        now,
        timeZone,
        company: companyBlock(paid.company ?? SAMPLE_COMPANY),
        payee: { name: paid.name, email: paid.email, address: paid.address },
        run: { number: paid.number, weekStart, weekEnd, payDate },
        entries,
        rates: ratesFrom(paid),
        logs: entries
          .filter(({ pay }) => pay > 0)
          .map(({ date }) => ({
            date,
            worked: true,
            status: 'APPROVED' as const,
            rejectionReason: null,
            isOnRun: true,
          }))
          .concat(paid.logs),
        yearToDate: {
          runs: paid.runs + 1,
          basePay: Number(paid.year_base) + totals.basePay,
          expenses: Number(paid.year_bonuses) + totals.bonuses,
          totalPay: Number(paid.year_total) + totals.totalPay,
        },
      });
      const audit = {
        id: randomUUID(),
        timestamp: now,
        level: 'INFO',
        action: 'PAYROLL_CALCULATED',
        entityType: 'PayrollRun',
        entityId: runId,
        userId: caller.id,
        ipAddress: request.ipAddress,
        userAgent: request.userAgent,
        requestId: request.id,
        oldValues: null,
        newValues: {
          number: paid.number,
          userId,
          weekStart,
          basePay: toAmount(totals.basePay),
          bonuses: toAmount(totals.bonuses),
          totalPay: toAmount(totals.totalPay),
          payDate,
        },
      };
      await client.query({
        name: 'write the rest',
        text: WRITE_REST,
        values: [
          runId,
          userId,
          caller.id,
          now,
          JSON.stringify(entries),
          JSON.stringify(statement),
          JSON.stringify({ ...audit, digest: digestOf(auditKey, audit) }),
          input.idempotencyKey,
          fingerprint(input),
        ],
      });
      await client.query('COMMIT');
      return JSON.stringify({
        result: {
          __typename: 'ProcessWeeklyPayrollPayload',
          message: processedMessage(totals),
          payrollRun: {
            id: `PayrollRun_${runId}`,
            number: paid.number,
            status: 'PROCESSED',
            payDate,
            basePay: toAmount(totals.basePay),
            bonuses: toAmount(totals.bonuses),
            totalPay: toAmount(totals.totalPay),
            paidAt: null,
            replaces: null,
            entries: entries.map(({ id, date, pay, expenses, notes }) => ({
              id,
              date,
              pay: toAmount(pay),
              expenses: toAmount(expenses),
              notes,
            })),
            viewerCanMarkPaid: userId !== caller.id,
            viewerCanVoid: userId !== caller.id,
          },
        },
      });
    } catch (fault) {
      await client.query('ROLLBACK');
      throw fault;
    } finally {
      client.release();
    }
  },
};

const companyBlock = (company: typeof SAMPLE_COMPANY) => ({
  legalName: company.legalName,
  address: {
    street: company.street,
    city: company.city,
    state: company.state,
    zip: company.zip,
    country: null,
  },
  phone: company.phone,
  email: company.email,
  usdotNumber: company.usdotNumber,
  mcNumber: company.mcNumber,
});

interface RatesRow {
  dailyRate: string | null;
  rates: { dailyRate: string | null; effectiveFrom: string }[];
}

const decimal = (text: string | null) => (text === null ? null : new Decimal(text));

const ratesFrom = ({ dailyRate, rates }: RatesRow) => ({
  dailyRate: decimal(dailyRate),
  payRates: rates.map((rate) => ({
    dailyRate: decimal(rate.dailyRate),
    effectiveFrom: toDbDate(rate.effectiveFrom),
  })),
});

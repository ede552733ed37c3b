/**
 * Paying a week with as few statements as the data model allows: one that locks the payee, writes the run and reads
 * what its statement says, one that writes everything else. Two, because an entry is checked against a run that already
 * exists.
 */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { toAmount } from 'rules/money';
import { MANAGERS } from 'rules/roles';
import {
  fingerprint,
  type PayrollWeekInput,
  processedMessage,
} from '../../../api/src/domains/payroll/weekInput.ts';
import { type Payment, toAmounts, toAuditEntry, toPayment } from '../payment.ts';
import type { ReferenceServer, Surroundings } from './ask.ts';
import { toStatement } from './statement.ts';
import { PAY, WRITE_REST } from './submitSql.ts';

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** Writes it all and returns the run's number. */
async function write(
  client: pg.ClientBase,
  runId: string,
  payment: Payment,
  input: PayrollWeekInput,
  { caller, now, timeZone, auditKey, request }: Surroundings,
): Promise<number> {
  const { userId, weekStart, weekEnd, payDate, totals, entries } = payment;
  const amounts = [dollars(totals.basePay), dollars(totals.bonuses), dollars(totals.totalPay)];
  const { rows } = await client.query({
    name: 'pay',
    text: PAY,
    values: [runId, userId, weekStart, weekEnd, ...amounts, payDate, caller.id, now],
  });
  const { number } = rows[0];
  const by = { callerId: caller.id, now, auditKey, request };
  await client.query({
    name: 'write the rest',
    text: WRITE_REST,
    values: [
      ...[runId, userId, caller.id, now],
      JSON.stringify(entries),
      JSON.stringify(toStatement(payment, rows[0], { now, timeZone })),
      JSON.stringify(toAuditEntry(payment, { id: runId, number }, by)),
      ...[input.idempotencyKey, fingerprint(input)],
    ],
  });
  return number;
}

function toResponse(payment: Payment, runId: string, number: number, callerId: string): string {
  const isOthers = payment.userId !== callerId;
  const { basePay, bonuses, totalPay } = toAmounts(payment);
  const payrollRun = {
    ...{ id: `PayrollRun_${runId}`, number, status: 'PROCESSED', payDate: payment.payDate },
    basePay,
    expenses: bonuses,
    totalPay,
    ...{ paidAt: null, replaces: null, viewerCanMarkPaid: isOthers, viewerCanVoid: isOthers },
    entries: payment.entries.map((entry) => ({
      ...entry,
      pay: toAmount(entry.pay),
      expenses: toAmount(entry.expenses),
    })),
  };
  const message = processedMessage(payment.totals);
  return JSON.stringify({ result: { __typename: 'ProcessWeeklyPayrollPayload', message, payrollRun } });
}

export const submit: ReferenceServer = {
  anyRole: MANAGERS,
  data: async ({ input }, surroundings) => {
    const { pool, caller, now, timeZone } = surroundings;
    const payment = toPayment(input, now, timeZone);
    const runId = randomUUID();
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const number = await write(client, runId, payment, input, surroundings);
      await client.query('COMMIT');
      return toResponse(payment, runId, number, caller.id);
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  },
};

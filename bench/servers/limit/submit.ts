/**
 * Pays a week with as few statements as the data model allows: one locks the payee, writes the run and reads the data
 * of its statement, the other writes the rest. Two, because an entry is checked against a run that already exists.
 */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { MANAGERS } from 'rules/roles';
import {
  fingerprint,
  type PayrollWeekInput,
  processedMessage,
} from '../../../api/src/domains/payroll/weekInput.ts';
import type { ReferenceServer, Surroundings } from './ask.ts';
import { type Payment, toAuditEntry, toPayment } from './payment.ts';
import { toStatement } from './statement.ts';
import { PAY, WRITE_REST } from './submitSql.ts';

const dollars = (cents: number): string => (cents / 100).toFixed(2);

async function write(
  client: pg.ClientBase,
  runId: string,
  payment: Payment,
  input: PayrollWeekInput,
  surroundings: Surroundings,
): Promise<void> {
  const { caller, now, timeZone } = surroundings;
  const { userId, weekStart, weekEnd, payDate, totals, entries } = payment;
  const amounts = [dollars(totals.basePay), dollars(totals.bonuses), dollars(totals.totalPay)];
  const { rows } = await client.query({
    name: 'pay',
    text: PAY,
    values: [runId, userId, weekStart, weekEnd, ...amounts, payDate, caller.id, now],
  });
  const { number } = rows[0];
  await client.query({
    name: 'write the rest',
    text: WRITE_REST,
    values: [
      ...[runId, userId, caller.id, now],
      JSON.stringify(entries),
      JSON.stringify(toStatement(payment, rows[0], { now, timeZone })),
      JSON.stringify(toAuditEntry(payment, { id: runId, number }, surroundings)),
      ...[input.idempotencyKey, fingerprint(input)],
    ],
  });
}

const toResponse = ({ totals }: Payment): string =>
  JSON.stringify({
    result: { __typename: 'ProcessWeeklyPayrollPayload', message: processedMessage(totals) },
  });

export const submit: ReferenceServer = {
  anyRole: MANAGERS,
  data: async ({ input }, surroundings) => {
    const { pool, now, timeZone } = surroundings;
    const payment = toPayment(input, now, timeZone);
    const runId = randomUUID();
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await write(client, runId, payment, input, surroundings);
      await client.query('COMMIT');
      return toResponse(payment);
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  },
};

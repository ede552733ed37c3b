/** Paying a week, row after row in one transaction. */

import { randomUUID } from 'node:crypto';
import { fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { fromDecimal, toDecimal } from 'rules/money';
import { toLines } from 'rules/payLines';
import { buildStatement } from '../../../api/src/domains/payroll/statement/build.ts';
import {
  fingerprint,
  type PayrollWeekInput,
  processedMessage,
} from '../../../api/src/domains/payroll/weekInput.ts';
import { rateColumns } from '../../../api/src/domains/timeLogs/dayRate.ts';
import type { Prisma } from '../../../api/src/platform/db/generated/client/client.ts';
import { companyBlock, type Payment, toAuditEntry, toPayment } from '../payment.ts';
import type { Asked } from './asked.ts';

type Tx = Prisma.TransactionClient;

/** One day of the run, and what it does to the time log. */
async function payDay(
  tx: Tx,
  run: { id: string; userId: string },
  { date, pay, expenses, notes }: Payment['entries'][number],
  { viewer, now }: Asked,
): Promise<void> {
  await tx.payrollEntry.create({
    data: {
      runId: run.id,
      date: toUtcMidnight(date),
      pay: toDecimal(pay),
      expenses: toDecimal(expenses),
      notes,
    },
  });
  const day = { userId: run.userId, date: toUtcMidnight(date) };
  const held = {
    worked: true,
    status: 'APPROVED' as const,
    rejectionReason: null,
    decidedById: viewer.id,
    decidedAt: now,
    payrollRunId: run.id,
  };
  if (pay > 0)
    await tx.timeLog.upsert({ where: { userId_date: day }, create: { ...day, ...held }, update: held });
  else if (expenses > 0) await tx.timeLog.updateMany({ where: day, data: { payrollRunId: run.id } });
}

async function writeStatement(
  tx: Tx,
  run: { id: string; number: number },
  { userId, weekStart, weekEnd, payDate, entries }: Payment,
  { now, timeZone }: Asked,
): Promise<void> {
  const payee = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    include: { payRates: rateColumns.payRates },
  });
  const newYear = toUtcMidnight(`${payDate.slice(0, 4)}-01-01`);
  const year = await tx.payrollRun.findMany({
    where: { userId, status: { not: 'VOID' }, payDate: { gte: newYear, lte: toUtcMidnight(payDate) } },
  });
  const before = { date: { lt: toUtcMidnight(weekStart) }, worked: true, payrollRunId: null };
  const logs = await tx.timeLog.findMany({
    where: {
      userId,
      OR: [{ date: { gte: toUtcMidnight(weekStart), lte: toUtcMidnight(weekEnd) } }, before],
    },
    orderBy: { date: 'desc' },
    take: 39,
  });
  const sum = (column: 'basePay' | 'bonuses' | 'totalPay') =>
    year.reduce((cents, paid) => cents + fromDecimal(paid[column]), 0);
  const { firstName, lastName, email, street, city, state, zip, country } = payee;
  const content = buildStatement({
    now,
    timeZone,
    company: companyBlock(await tx.companyProfile.findUnique({ where: { id: 1 } })),
    payee: { name: `${firstName} ${lastName}`, email, address: { street, city, state, zip, country } },
    run: { number: run.number, weekStart, weekEnd, payDate },
    entries,
    lines: entries.flatMap((day) => toLines(day)),
    paidBefore: [],
    overpaid: 0,
    balances: [],
    rates: payee,
    logs: logs.map(({ date, worked, status, rejectionReason, payrollRunId }) => ({
      ...{ date: fromUtcMidnight(date), worked, status, rejectionReason },
      isOnRun: payrollRunId !== null,
    })),
    yearToDate: {
      runs: year.length,
      basePay: sum('basePay'),
      expenses: sum('bonuses'),
      totalPay: sum('totalPay'),
    },
  });
  await tx.payStatement.create({ data: { runId: run.id, createdAt: now, content } });
}

async function payWeek(tx: Tx, input: PayrollWeekInput, asked: Asked) {
  const { viewer, now, timeZone, auditKey } = asked;
  const payment = toPayment(input, now, timeZone);
  const { userId, weekStart, weekEnd, payDate, entries, totals } = payment;
  await tx.user.findUniqueOrThrow({ where: { id: userId, archivedAt: null } });
  const run = await tx.payrollRun.create({
    data: {
      userId,
      weekStart: toUtcMidnight(weekStart),
      weekEnd: toUtcMidnight(weekEnd),
      basePay: toDecimal(totals.basePay),
      bonuses: toDecimal(totals.bonuses),
      totalPay: toDecimal(totals.totalPay),
      payDate: toUtcMidnight(payDate),
      processedById: viewer.id,
      processedAt: now,
    },
  });
  for (const entry of entries) await payDay(tx, run, entry, asked);
  await writeStatement(tx, run, payment, asked);
  const request = { id: randomUUID(), ipAddress: null, userAgent: asked.userAgent };
  await tx.auditLog.create({
    data: toAuditEntry(payment, run, { callerId: viewer.id, now, auditKey, request }),
  });
  if (input.idempotencyKey)
    await tx.idempotencyKey.create({
      data: {
        userId: viewer.id,
        key: input.idempotencyKey,
        requestHash: fingerprint(input),
        runId: run.id,
        createdAt: now,
      },
    });
  return {
    __typename: 'ProcessWeeklyPayrollPayload',
    message: processedMessage(totals),
    payrollRun: run,
  };
}

export const pay = {
  Mutation: {
    processWeeklyPayroll: (_root: unknown, { input }: { input: PayrollWeekInput }, asked: Asked) =>
      asked.db.$transaction((tx) => payWeek(tx, input, asked)),
  },
};

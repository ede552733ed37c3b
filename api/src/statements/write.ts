/** The statement of a run, kept in the transaction that makes the run. */
import { readCompany } from '../company/company.service.ts';
import type { Context, Tx } from '../context.ts';
import type { Prisma } from '../db/generated/client/client.ts';
import { type Day, toDbDate } from '../lib/dates.ts';
import { fromDecimal } from '../lib/money.ts';
import { ratesOfPerson } from '../timeLogs/dayRate.ts';
import { buildStatement, type PaidDay, UNPAID_DAYS, yearOf } from './build.ts';
import type { StatementContent } from './content.ts';

/** A run that has just been written, with its hold on the time log. */
export interface RunToState {
  runId: string;
  number: number;
  userId: string;
  weekStart: Day;
  weekEnd: Day;
  payDate: Day;
  entries: readonly PaidDay[];
}

/** Keeps what the statement says: six statements to the database, whatever the week. */
export async function writeStatement(tx: Tx, { now, timeZone }: Context, run: RunToState): Promise<void> {
  const { runId, number, userId, weekStart, weekEnd, payDate, entries } = run;
  const payee = await readPayee(tx, userId);
  const content = buildStatement({
    now: now(),
    timeZone,
    company: await companyBlock(tx),
    payee: payee.block,
    run: { number, weekStart, weekEnd, payDate },
    entries,
    rates: payee.rates,
    logs: await logsOf(tx, userId, weekStart, weekEnd),
    yearToDate: await yearToDate(tx, userId, payDate),
  });
  await tx.payStatement.create({
    data: { runId, content: content satisfies Prisma.InputJsonValue, createdAt: content.generatedAt },
    select: { runId: true },
  });
}

async function companyBlock(tx: Tx): Promise<StatementContent['company']> {
  const { legalName, street, city, state, zip, phone, email, usdotNumber, mcNumber } = await readCompany(tx);
  const address = { street, city, state, zip, country: null };
  return { legalName, address, phone, email, usdotNumber, mcNumber };
}

/** Name, e-mail and address as they stand now; never a taxpayer number. */
async function readPayee(tx: Tx, userId: string) {
  const { firstName, lastName, email, dailyRate, payRates, ...address } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      firstName: true,
      lastName: true,
      email: true,
      street: true,
      city: true,
      state: true,
      zip: true,
      country: true,
      ...ratesOfPerson,
    },
  });
  return { block: { name: `${firstName} ${lastName}`, email, address }, rates: { dailyRate, payRates } };
}

/** The week's days and, newest first, as many unpaid worked days as tell whether a list of them ends. */
const logsOf = (tx: Tx, userId: string, weekStart: Day, weekEnd: Day) =>
  tx.timeLog.findMany({
    where: {
      userId,
      date: { lte: toDbDate(weekEnd) },
      OR: [{ date: { gte: toDbDate(weekStart) } }, { worked: true, payrollRunId: null }],
    },
    orderBy: { date: 'desc' },
    take: 7 + UNPAID_DAYS + 1,
    select: { date: true, worked: true, status: true, rejectionReason: true, payrollRunId: true },
  });

async function yearToDate(tx: Tx, userId: string, payDate: Day) {
  const { _count, _sum } = await tx.payrollRun.aggregate({
    where: {
      userId,
      status: { not: 'VOID' },
      payDate: { gte: toDbDate(`${yearOf(payDate)}-01-01`), lte: toDbDate(payDate) },
    },
    _count: true,
    _sum: { basePay: true, bonuses: true, totalPay: true },
  });
  return {
    runs: _count,
    basePay: fromDecimal(_sum.basePay),
    expenses: fromDecimal(_sum.bonuses),
    totalPay: fromDecimal(_sum.totalPay),
  };
}

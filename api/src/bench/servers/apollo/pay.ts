/** Paying a week, row after row in one transaction. */
import { randomUUID } from 'node:crypto';
import { digestOf } from '../../../auditLogs/digest.ts';
import { SAMPLE_COMPANY } from '../../../company/sample.ts';
import { fromDbDate, toDbDate, todayIn } from '../../../lib/dates.ts';
import { fromDecimal, toAmount, toDecimal } from '../../../lib/money.ts';
import {
  entriesOf,
  fingerprint,
  type PayrollWeekInput,
  processedMessage,
  totalsOf,
} from '../../../payroll/weekInput.ts';
import { buildStatement } from '../../../statements/build.ts';
import { ratesOfPerson } from '../../../timeLogs/dayRate.ts';
import type { Asked } from './asked.ts';

const changes = {
  processWeeklyPayroll: (
    _root: unknown,
    { input }: { input: PayrollWeekInput },
    { db, viewer, now, timeZone, auditKey }: Asked,
  ) =>
    db.$transaction(async (tx) => {
      const userId = input.userId.slice('User_'.length);
      const entries = entriesOf(input);
      const totals = totalsOf(entries);
      const [weekStart, weekEnd] = [toDbDate(input.weekStart), toDbDate(input.weekEnd)];
      const payDate = todayIn(now, timeZone);
      const payee = await tx.user.findUniqueOrThrow({
        where: { id: userId, archivedAt: null },
        include: { payRates: ratesOfPerson.payRates },
      });
      const run = await tx.payrollRun.create({
        data: {
          userId,
          weekStart,
          weekEnd,
          basePay: toDecimal(totals.basePay),
          bonuses: toDecimal(totals.bonuses),
          totalPay: toDecimal(totals.totalPay),
          payDate: toDbDate(payDate),
          processedById: viewer.id,
          processedAt: now,
        },
      });
      for (const { date, pay, expenses, notes } of entries) {
        await tx.payrollEntry.create({
          data: {
            runId: run.id,
            date: toDbDate(date),
            pay: toDecimal(pay),
            expenses: toDecimal(expenses),
            notes,
          },
        });
        const held = {
          worked: true,
          status: 'APPROVED' as const,
          rejectionReason: null,
          decidedById: viewer.id,
          decidedAt: now,
          payrollRunId: run.id,
        };
        const day = { userId, date: toDbDate(date) };
        if (pay > 0)
          await tx.timeLog.upsert({ where: { userId_date: day }, create: { ...day, ...held }, update: held });
        else if (expenses > 0) await tx.timeLog.updateMany({ where: day, data: { payrollRunId: run.id } });
      }
      const year = await tx.payrollRun.findMany({
        where: {
          userId,
          status: { not: 'VOID' },
          payDate: { gte: toDbDate(`${payDate.slice(0, 4)}-01-01`), lte: toDbDate(payDate) },
        },
      });
      const logs = await tx.timeLog.findMany({
        where: {
          userId,
          OR: [
            { date: { gte: weekStart, lte: weekEnd } },
            { date: { lt: weekStart }, worked: true, payrollRunId: null },
          ],
        },
        orderBy: { date: 'desc' },
        take: 39,
      });
      const company = { ...SAMPLE_COMPANY, ...(await tx.companyProfile.findUnique({ where: { id: 1 } })) };
      const { legalName, street, city, state, zip, phone, email, usdotNumber, mcNumber } = company;
      const sum = (column: 'basePay' | 'bonuses' | 'totalPay') =>
        year.reduce((cents, paid) => cents + fromDecimal(paid[column]), 0);
      await tx.payStatement.create({
        data: {
          runId: run.id,
          createdAt: now,
          content: buildStatement({
            now,
            timeZone,
            company: {
              legalName,
              address: { street, city, state, zip, country: null },
              phone,
              email,
              usdotNumber,
              mcNumber,
            },
            payee: {
              name: `${payee.firstName} ${payee.lastName}`,
              email: payee.email,
              address: {
                street: payee.street,
                city: payee.city,
                state: payee.state,
                zip: payee.zip,
                country: payee.country,
              },
            },
            run: { number: run.number, weekStart: input.weekStart, weekEnd: input.weekEnd, payDate },
            entries,
            rates: payee,
            logs: logs.map((log) => ({
              date: fromDbDate(log.date),
              worked: log.worked,
              status: log.status,
              rejectionReason: log.rejectionReason,
              isOnRun: log.payrollRunId !== null,
            })),
            yearToDate: {
              runs: year.length,
              basePay: sum('basePay'),
              expenses: sum('bonuses'),
              totalPay: sum('totalPay'),
            },
          }),
        },
      });
      const audit = {
        id: randomUUID(),
        timestamp: now,
        level: 'INFO' as const,
        action: 'PAYROLL_CALCULATED',
        entityType: 'PayrollRun',
        entityId: run.id,
        userId: viewer.id,
        ipAddress: null,
        userAgent: 'node',
        requestId: randomUUID(),
        newValues: {
          number: run.number,
          userId,
          weekStart: input.weekStart,
          basePay: toAmount(totals.basePay),
          bonuses: toAmount(totals.bonuses),
          totalPay: toAmount(totals.totalPay),
          payDate,
        },
      };
      await tx.auditLog.create({
        data: { ...audit, digest: digestOf(auditKey, { ...audit, oldValues: null }) },
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
    }),
};

export const pay = { Mutation: changes };

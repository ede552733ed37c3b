/**
 * The file with which the company's bank pays a week: in Nacha's format, or as a table. It contains numbers of accounts in
 * full. Each is opened when its line is written and kept nowhere; every download is recorded. Nothing is marked as paid:
 * that the money has left is recorded when it has.
 */
import { isBankingDay, nextBankingDay } from 'rules/bankingDays';
import { formatDay } from 'rules/dayFormats';
import { addDays, type Day } from 'rules/days';
import { sumCents, toAmount, toDecimal } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import { filingCsv } from '../../documents/csv.ts';
import { MODIFIERS, type NachaOrigin, writeNacha } from '../../documents/nacha.ts';
import type { FileShape } from '../../graph/file.ts';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { advisoryLock } from '../../platform/sql/locks.sql.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { readAccountNumber } from '../bankAccounts/sealedAccount.ts';
import { readCompany } from '../company/company.service.ts';
import { findBankPayees, type PaidPayee, type PayeesToFind } from './payees.ts';

export type BankFileFormat = 'NACHA' | 'CSV';

export interface BankFileToMake extends PayeesToFind {
  format: BankFileFormat;
  /** When the money is to be there. */
  effectiveOn: Day;
}

/** Banks take entries for so many days ahead at most. */
const MOST_DAYS_AHEAD = 30;
const DAY_MS = 24 * 60 * 60_000;

function assertEffective(context: Context, effectiveOn: Day): void {
  const today = todayIn(context.now(), context.timeZone);
  if (effectiveOn < today)
    throw ValidationError.of('effectiveOn', 'The day on which the money arrives must not be over.');
  if (effectiveOn > addDays(today, MOST_DAYS_AHEAD))
    throw ValidationError.of(
      'effectiveOn',
      `The day on which the money arrives must be at most ${MOST_DAYS_AHEAD} days ahead.`,
    );
  if (!isBankingDay(effectiveOn))
    throw ValidationError.of(
      'effectiveOn',
      `Banks are closed on ${formatDay(effectiveOn)}. The next banking day is ${formatDay(nextBankingDay(effectiveOn))}.`,
    );
}

/** Why no file in Nacha's format can be made yet; null when it can. */
export async function findOriginIssue({ db }: Pick<Context, 'db'>): Promise<string | null> {
  return toOrigin(await readCompany(db)) ? null : MISSING_ORIGIN;
}

const MISSING_ORIGIN = 'First an administrator enters the company’s bank in the company profile.';

function toOrigin(company: Awaited<ReturnType<typeof readCompany>>): NachaOrigin | null {
  const { legalName: companyName, bankName, bankRoutingNumber, achCompanyId, odfiRoutingNumber } = company;
  return bankName && bankRoutingNumber && achCompanyId && odfiRoutingNumber
    ? { companyName, bankName, bankRoutingNumber, companyId: achCompanyId, odfiRoutingNumber }
    : null;
}

/** What tells the file apart from those of the same day: banks take a second one with the same letter for the first. */
async function findModifier(tx: Tx, context: SignedInContext): Promise<string> {
  const now = context.now();
  const dayOf = (at: Date) => todayIn(at, context.timeZone);
  const lately = await tx.auditLog.findMany({
    where: {
      action: 'BANK_FILE_EXPORTED',
      timestamp: { gt: new Date(now.getTime() - DAY_MS) },
      newValues: { path: ['format'], equals: 'NACHA' },
    },
    select: { timestamp: true },
  });
  const before = lately.filter(({ timestamp }) => dayOf(timestamp) === dayOf(now)).length;
  const modifier = MODIFIERS[before];
  if (!modifier)
    throw new ConflictError(`At most ${MODIFIERS.length} files for the bank can be made in a day.`);
  return modifier;
}

const toTime = ({ timeZone, now }: Context): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    .format(now())
    .replace(':', '');

const COLUMNS = [
  ...['Name', 'Routing number', 'Account number', 'Account type', 'Account holder', 'Amount', 'Payroll'],
  'Date',
];

function writeTable(context: Context, paid: readonly PaidPayee[], effectiveOn: Day): Uint8Array {
  return filingCsv(
    COLUMNS,
    paid.map(({ name, amount, runs, account }) => [
      ...[name, account.routingNumber, readAccountNumber(context.keys, account)],
      ...[account.type, account.holder, toDecimal(amount), runs.join(' '), effectiveOn],
    ]),
  );
}

async function writeForBank(
  tx: Tx,
  context: SignedInContext,
  paid: readonly PaidPayee[],
  effectiveOn: Day,
): Promise<Uint8Array> {
  const origin = toOrigin(await readCompany(tx));
  if (!origin) throw new ConflictError(MISSING_ORIGIN);
  return writeNacha({
    origin,
    credits: paid.map(({ name, amount, runs, account }) => ({
      ...{ name, amount, payeeNumber: String(runs[0]) },
      accountNumber: readAccountNumber(context.keys, account),
      ...{ routingNumber: account.routingNumber, type: account.type, holder: account.holder },
    })),
    effectiveOn,
    madeOn: todayIn(context.now(), context.timeZone),
    madeAt: toTime(context),
    modifier: await findModifier(tx, context),
  });
}

/** The file. Throws ValidationError for the day, and ConflictError where nobody is paid or the bank is not known. */
export async function makeBankFile(context: SignedInContext, input: BankFileToMake): Promise<FileShape> {
  const { weekStart, format, effectiveOn } = input;
  assertEffective(context, effectiveOn);
  const { paid, leftOut } = await findBankPayees(context, input);
  if (paid.length === 0) throw new ConflictError('Nobody can be paid by a file for this week.');
  return inTransaction(context.db, async (tx) => {
    // One at a time: the files of a day are counted.
    await rowsIn(tx, advisoryLock({ number: 4003 }));
    const bytes =
      format === 'NACHA'
        ? await writeForBank(tx, context, paid, effectiveOn)
        : writeTable(context, paid, effectiveOn);
    await record(tx, context, {
      action: 'BANK_FILE_EXPORTED',
      level: 'WARNING',
      entityType: 'PayrollWeek',
      entityId: weekStart,
      newValues: {
        ...{ weekStart, format, effectiveOn, payments: paid.length, leftOut: leftOut.length },
        amount: toAmount(sumCents(paid.map(({ amount }) => amount))),
        userIds: paid.map(({ userId }) => userId),
      },
    });
    return format === 'NACHA'
      ? { filename: `payroll-${weekStart}.ach`, contentType: 'text/plain; charset=us-ascii', bytes }
      : { filename: `payroll-${weekStart}-bank.csv`, contentType: 'text/csv; charset=utf-8', bytes };
  });
}

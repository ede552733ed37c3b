/**
 * The file with which the company's bank pays a week: in Nacha's format, or as a table. It contains numbers of accounts
 * in full. Each is opened when its line is written and kept nowhere; every download is recorded. Nothing is marked as
 * paid: that the money has left is recorded when it has.
 */
import { type Day, toUtcMidnight } from 'rules/days';
import { findEffectiveDayIssue } from 'rules/effectiveDay';
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
import { readAccountNumber, SealedAccountError } from '../bankAccounts/sealedAccount.ts';
import { readCompany } from '../company/company.service.ts';
import { findBankPayees, type PaidPayee, type PayeesToFind } from './payees.ts';

export type BankFileFormat = 'NACHA' | 'CSV';

export interface BankFileToMake extends PayeesToFind {
  format: BankFileFormat;
  /** When the money is to be there. */
  effectiveOn: Day;
}

function assertEffective(context: Context, effectiveOn: Day): void {
  const issue = findEffectiveDayIssue(effectiveOn, todayIn(context.now(), context.timeZone));
  if (issue) throw ValidationError.of('effectiveOn', issue);
}

/** Why no file in Nacha's format can be made yet; null when it can. */
export async function findOriginIssue({ db }: Pick<Context, 'db'>): Promise<string | null> {
  return toOrigin(await readCompany(db)) ? null : MISSING_ORIGIN;
}

const MISSING_ORIGIN = 'First, an administrator has to enter the company’s bank in the company profile.';

function toOrigin(company: Awaited<ReturnType<typeof readCompany>>): NachaOrigin | null {
  const { legalName: companyName, bankName, bankRoutingNumber, achCompanyId, odfiRoutingNumber } = company;
  return bankName && bankRoutingNumber && achCompanyId && odfiRoutingNumber
    ? { companyName, bankName, bankRoutingNumber, companyId: achCompanyId, odfiRoutingNumber }
    : null;
}

/** What tells the file apart from those of the same day: banks take a second one with the same letter for the first. */
async function findModifier(tx: Tx, madeOn: Day): Promise<string> {
  const before = await tx.bankFile.count({ where: { madeOn: toUtcMidnight(madeOn), format: 'NACHA' } });
  const modifier = MODIFIERS[before];
  if (!modifier) throw new ConflictError(`At most ${MODIFIERS.length} bank files can be made in a day.`);
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

/** The digits of the account, which go into the file and nowhere else. */
function readDigits({ keys }: Context, { name, account }: PaidPayee): string {
  try {
    return readAccountNumber(keys, account);
  } catch (error) {
    if (!(error instanceof SealedAccountError)) throw error;
    throw new ConflictError(`Couldn’t read the account number of ${name}. Enter it again.`);
  }
}

function writeTable(context: Context, paid: readonly PaidPayee[], effectiveOn: Day): Uint8Array {
  return filingCsv(
    COLUMNS,
    paid.map((payee) => [
      ...[payee.name, payee.account.routingNumber, readDigits(context, payee)],
      ...[payee.account.type, payee.account.holder, toDecimal(payee.amount)],
      ...[payee.runs.map(({ number }) => number).join(' '), effectiveOn],
    ]),
  );
}

interface MadeFile {
  paid: readonly PaidPayee[];
  effectiveOn: Day;
  madeOn: Day;
  modifier: string;
}

async function writeForBank(tx: Tx, context: Context, { paid, ...file }: MadeFile): Promise<Uint8Array> {
  const origin = toOrigin(await readCompany(tx));
  if (!origin) throw new ConflictError(MISSING_ORIGIN);
  return writeNacha({
    ...{ origin, ...file, madeAt: toTime(context) },
    credits: paid.map((payee) => ({
      ...{ name: payee.name, amount: payee.amount, payeeNumber: String(payee.runs[0]!.number) },
      accountNumber: readDigits(context, payee),
      routingNumber: payee.account.routingNumber,
      type: payee.account.type,
      holder: payee.account.holder,
    })),
  });
}

/** The file. Throws ValidationError for the day, and ConflictError where nobody is paid or the bank is not known. */
export function makeBankFile(context: SignedInContext, input: BankFileToMake): Promise<FileShape> {
  const { weekStart, format, effectiveOn } = input;
  assertEffective(context, effectiveOn);
  return inTransaction(context.db, async (tx) => {
    // One at a time: what a file pays, the next one does not.
    await rowsIn(tx, advisoryLock({ number: 4003 }));
    const { paid, leftOut } = await findBankPayees(tx, context, input);
    if (paid.length === 0) throw new ConflictError('There’s no one to pay by direct deposit this week.');
    const madeOn = todayIn(context.now(), context.timeZone);
    const modifier = format === 'NACHA' ? await findModifier(tx, madeOn) : null;
    const bytes = modifier
      ? await writeForBank(tx, context, { paid, effectiveOn, madeOn, modifier })
      : writeTable(context, paid, effectiveOn);
    const { id } = await tx.bankFile.create({
      data: {
        weekStart: toUtcMidnight(weekStart),
        effectiveOn: toUtcMidnight(effectiveOn),
        madeOn: toUtcMidnight(madeOn),
        ...{ format, modifier, madeById: context.viewer.id, createdAt: context.now() },
        runs: {
          createMany: {
            data: paid.flatMap(({ runs, account }) =>
              runs.map((run) => ({ runId: run.id, accountId: account.id })),
            ),
          },
        },
      },
      select: { id: true },
    });
    await record(tx, context, {
      action: 'BANK_FILE_EXPORTED',
      level: 'WARNING',
      entityType: 'BankFile',
      entityId: id,
      newValues: {
        ...{ weekStart, format, effectiveOn, payments: paid.length, leftOut: leftOut.length },
        amount: toAmount(sumCents(paid.map(({ amount }) => amount))),
        repeated: paid.filter(({ earlierOn }) => earlierOn !== null).length,
        userIds: paid.map(({ userId }) => userId),
      },
    });
    return modifier
      ? { filename: `payroll-${weekStart}.ach`, contentType: 'text/plain; charset=us-ascii', bytes }
      : { filename: `payroll-${weekStart}-bank.csv`, contentType: 'text/csv; charset=utf-8', bytes };
  });
}

/**
 * The content of a bank file: in Nacha's format, or as a table. It contains account numbers in full. Each is decrypted
 * when its line is written and stored nowhere.
 */
import type { Day } from 'rules/days';
import { type Cents, toDecimal } from 'rules/money';
import { filingCsv } from '../../documents/csv.ts';
import { type NachaOrigin, writeNacha } from '../../documents/nacha.ts';
import type { FileShape } from '../../graph/file.ts';
import type { Context, Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import type { BankAccount } from '../../platform/db/generated/client/client.ts';
import type { BankFileFormat } from '../../platform/db/generated/client/enums.ts';
import { readAccountNumber, SealedAccountError } from '../bankAccounts/sealedAccount.ts';
import { readCompany } from '../company/company.service.ts';
import { withoutSamples } from '../company/sample.ts';

/** Someone who is paid by the file, once. */
export interface Credit {
  name: string;
  amount: Cents;
  runs: readonly { number: number }[];
  account: BankAccount;
}

/** What a file is made of. */
export interface FileFacts {
  weekStart: Day;
  format: BankFileFormat;
  effectiveOn: Day;
  /** The company's day on which it is made, and the instant. */
  madeOn: Day;
  madeAt: Date;
  /** Distinguishes it from other files of the day; null for a table. */
  modifier: string | null;
  credits: readonly Credit[];
}

/** Why no file in Nacha's format can be made yet; null if it can. */
export async function findOriginIssue({ db }: Pick<Context, 'db'>): Promise<string | null> {
  const origin = toOrigin(await readCompany(db));
  return typeof origin === 'string' ? origin : null;
}

const missing = (what: string): string =>
  `First, an administrator has to enter the company’s ${what} in the company profile.`;

/** The company as the bank knows it, or a sentence that says what is missing. A sample name counts as missing. */
function toOrigin(company: Awaited<ReturnType<typeof readCompany>>): NachaOrigin | string {
  const { bankName, bankRoutingNumber, achCompanyId, odfiRoutingNumber } = company;
  if (!(bankName && bankRoutingNumber && achCompanyId && odfiRoutingNumber)) return missing('bank');
  const { legalName: companyName } = withoutSamples(company);
  return companyName
    ? { companyName, bankName, bankRoutingNumber, companyId: achCompanyId, odfiRoutingNumber }
    : missing('legal name');
}

const toTime = ({ timeZone }: Pick<Context, 'timeZone'>, moment: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    .format(moment)
    .replace(':', '');

const COLUMNS = [
  ...['Name', 'Routing number', 'Account number', 'Account type', 'Account holder', 'Amount', 'Payroll'],
  'Date',
];

/** The digits of the account, which go into the file and nowhere else. */
function readDigits({ keys }: Pick<Context, 'keys'>, { name, account }: Credit): string {
  try {
    return readAccountNumber(keys, account);
  } catch (error) {
    if (!(error instanceof SealedAccountError)) throw error;
    throw new ConflictError(`Couldn’t read the account number of ${name}. Enter it again.`);
  }
}

const writeTable = (context: Context, { credits, effectiveOn }: FileFacts): Uint8Array =>
  filingCsv(
    COLUMNS,
    credits.map((credit) => [
      ...[credit.name, credit.account.routingNumber, readDigits(context, credit)],
      ...[credit.account.type, credit.account.holder, toDecimal(credit.amount)],
      ...[credit.runs.map(({ number }) => number).join(' '), effectiveOn],
    ]),
  );

async function writeForBank(
  tx: Tx,
  context: Context,
  { credits, effectiveOn, madeOn, madeAt }: FileFacts,
  modifier: string,
): Promise<Uint8Array> {
  const origin = toOrigin(await readCompany(tx));
  if (typeof origin === 'string') throw new ConflictError(origin);
  return writeNacha({
    ...{ origin, effectiveOn, madeOn, modifier, madeAt: toTime(context, madeAt) },
    credits: credits.map((credit) => ({
      ...{ name: credit.name, amount: credit.amount, payeeNumber: String(credit.runs[0]!.number) },
      accountNumber: readDigits(context, credit),
      routingNumber: credit.account.routingNumber,
      type: credit.account.type,
      holder: credit.account.holder,
    })),
  });
}

/**
 * The same facts make the same bytes. Throws ConflictError if the bank or the company's name is unknown, or a number
 * cannot be decrypted.
 */
export async function writeFile(tx: Tx, context: Context, facts: FileFacts): Promise<FileShape> {
  const { weekStart, modifier } = facts;
  return modifier === null
    ? {
        filename: `payroll-${weekStart}-bank.csv`,
        contentType: 'text/csv; charset=utf-8',
        bytes: writeTable(context, facts),
      }
    : {
        filename: `payroll-${weekStart}.ach`,
        contentType: 'text/plain; charset=us-ascii',
        bytes: await writeForBank(tx, context, facts, modifier),
      };
}

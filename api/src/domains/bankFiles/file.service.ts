/**
 * The file with which the company's bank pays a week. Above the company's limit, two people must agree before there is
 * one. For each file we keep who made it, its sum and the digest of its bytes, and every download is recorded. It marks
 * nothing as paid: payments are recorded once the money went out.
 */
import { createHash } from 'node:crypto';
import { type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { findEffectiveDayIssue } from 'rules/effectiveDay';
import { formatMoney, fromDecimal, sumCents, toAmount, toDecimal } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import { MODIFIERS } from '../../documents/nacha.ts';
import type { FileShape } from '../../graph/file.ts';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import {
  ApprovalRequiredError,
  assertSameRequest,
  ConflictError,
  NotFoundError,
  ValidationError,
} from '../../operation/errors.ts';
import { toId, toKey } from '../../operation/ids.ts';
import type { BankFile, BankFileLeftOut } from '../../platform/db/generated/client/client.ts';
import { LOCKS } from '../../platform/db/locks.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { advisoryLock } from '../../platform/sql/locks.sql.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { assertAllowed, canPay } from '../../viewer/policy.ts';
import type { FoundRequest } from '../approvalRequests/find.ts';
import { lockRuns } from '../payments/settle.ts';
import { type Credit, writeFile } from './bytes.ts';
import { describeEmptyFile } from './emptyFile.ts';
import { describeOutdated, paidRuns } from './outdated.ts';
import { type BankFileToMake, findBankPayees, type LeftOutPayee, type PayeesToFind } from './payees.ts';
import { askForFile, fileContent, findWaiting, isFor, toContent } from './wantedFile.ts';

function assertEffective(context: Context, effectiveOn: Day): void {
  const issue = findEffectiveDayIssue(effectiveOn, todayIn(context.now(), context.timeZone));
  if (issue) throw ValidationError.of('effectiveOn', issue);
}

/** One at a time, so that the next file does not pay the same again. */
const lockFiles = (tx: Tx) => rowsIn(tx, advisoryLock({ number: LOCKS.bankFiles }));

/** Distinguishes the file from others of the day: banks mistake a second one with the same letter for the first. */
async function findModifier(tx: Tx, madeOn: Day): Promise<string> {
  const before = await tx.bankFile.count({ where: { madeOn: toUtcMidnight(madeOn), format: 'NACHA' } });
  const modifier = MODIFIERS[before];
  if (!modifier) throw new ConflictError(`At most ${MODIFIERS.length} bank files can be made in a day.`);
  return modifier;
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

interface PaidCredit extends Credit {
  userId: string;
  runs: readonly { id: string; number: number }[];
}

interface Made {
  id: string;
  file: FileShape;
  sha256: string;
}

/** Who makes it, and for what. */
interface Making {
  madeById: string;
  /** The content that a second person has approved. */
  requestId: string | null;
  /** The key that the client generated for the request. */
  request: RequestKey | null;
  leftOut: readonly LeftOutPayee[];
}

const ITS_MAKERS = 'The person who made this file can’t pay themselves; someone else has to make that file.';

/** Whom the file leaves out, as stored, because another person may read it. */
const toLeftOut = ({ leftOut, madeById }: Making) =>
  leftOut.map(({ userId, amount, reason }, position) => ({
    ...{ userId, position, amount: toDecimal(amount) },
    reason: userId === madeById ? ITS_MAKERS : reason,
  }));

/** Writes the file and stores its record. */
async function saveFile(
  tx: Tx,
  context: SignedInContext,
  { weekStart, format, effectiveOn }: Pick<BankFileToMake, 'weekStart' | 'format' | 'effectiveOn'>,
  credits: readonly PaidCredit[],
  making: Making,
): Promise<Made> {
  const { madeById, requestId, request } = making;
  const madeAt = context.now();
  const madeOn = todayIn(madeAt, context.timeZone);
  const modifier = format === 'NACHA' ? await findModifier(tx, madeOn) : null;
  const file = await writeFile(tx, context, {
    ...{ weekStart, format, effectiveOn, madeOn, madeAt, modifier, credits },
  });
  const sha256 = digest(file.bytes);
  const { id } = await tx.bankFile.create({
    data: {
      weekStart: toUtcMidnight(weekStart),
      effectiveOn: toUtcMidnight(effectiveOn),
      madeOn: toUtcMidnight(madeOn),
      ...{ format, modifier, madeById, requestId, sha256, createdAt: madeAt },
      ...{ requestKey: request?.key ?? null, requestHash: request?.hash ?? null },
      amount: toDecimal(sumCents(credits.map(({ amount }) => amount))),
      runs: {
        createMany: {
          data: credits.flatMap(({ runs, account }) =>
            runs.map((run) => ({ runId: run.id, accountId: account.id })),
          ),
        },
      },
      leftOut: { createMany: { data: toLeftOut(making) } },
    },
    select: { id: true },
  });
  return { id, file, sha256 };
}

interface FileOfWeek extends Pick<BankFileToMake, 'weekStart' | 'format' | 'effectiveOn'> {
  credits: readonly PaidCredit[];
}

/** What an audit entry says about a file. */
const toEntry = (
  { id, sha256 }: { id: string; sha256: string },
  { weekStart, format, effectiveOn, credits }: FileOfWeek,
) => ({
  entityType: 'BankFile' as const,
  entityId: id,
  newValues: {
    ...{ weekStart, format, effectiveOn, payments: credits.length },
    amount: toAmount(sumCents(credits.map(({ amount }) => amount))),
    sha256,
  },
});

function recordDownload(
  tx: Tx,
  context: SignedInContext,
  made: { id: string; sha256: string },
  file: FileOfWeek,
) {
  const { newValues, ...entry } = toEntry(made, file);
  const userIds = file.credits.map(({ userId }) => userId);
  return record(tx, context, {
    action: 'BANK_FILE_EXPORTED',
    ...entry,
    newValues: { ...newValues, userIds },
  });
}

/**
 * Records that a file was made, and what it pays to which account. The keyed hash of an account stays when its owner is
 * deleted.
 */
function recordMade(
  tx: Tx,
  context: SignedInContext,
  made: { id: string; sha256: string },
  { leftOut, more, ...file }: FileOfWeek & { leftOut: readonly LeftOutPayee[]; more: object },
) {
  const { newValues, ...entry } = toEntry(made, file);
  const paidTo = file.credits.map(({ runs, account, amount }) => ({
    runs: runs.map(({ number }) => number),
    account: account.accountDigest,
    amount: toAmount(amount),
  }));
  return record(tx, context, {
    action: 'BANK_FILE_MADE',
    ...entry,
    newValues: { ...newValues, leftOut: leftOut.length, ...more, paidTo },
  });
}

/** A file that two people agreed to, for what is requested now, if no one else is left to pay. */
async function findApproved(tx: Tx, input: BankFileToMake): Promise<string | null> {
  const { weekStart, format, effectiveOn } = input;
  const files = await tx.bankFile.findMany({
    where: {
      weekStart: toUtcMidnight(weekStart),
      effectiveOn: toUtcMidnight(effectiveOn),
      format,
      request: { status: 'DONE' },
      runs: { some: { run: { status: 'PROCESSED' } } },
    },
    orderBy: { createdAt: 'desc' },
    select: { id: true, request: { select: { content: true } } },
  });
  return files.find(({ request }) => isFor(request?.content, input))?.id ?? null;
}

/** A file, or the request for one that a second person must approve. */
type Outcome = { id: string } | { requestId: string };

async function makeOrAsk(tx: Tx, context: SignedInContext, input: NewBankFile): Promise<Outcome> {
  const waiting = await findWaiting(tx, context, input);
  if (waiting) return { requestId: waiting };
  const payees = await findBankPayees(tx, context, input);
  const empty = describeEmptyFile(payees);
  if (empty) {
    const approved = await findApproved(tx, input);
    if (approved) return { id: approved };
    throw new ConflictError(empty.message, 'CONFLICT', empty.details);
  }
  const { paid, leftOut, needsSecondPerson } = payees;
  if (needsSecondPerson) return { requestId: await askForFile(tx, context, input, paid) };
  const made = await saveFile(tx, context, input, paid, {
    ...{ madeById: context.viewer.id, requestId: null, request: toRequest(input), leftOut },
  });
  const repeated = paid.filter(({ earlierOn }) => earlierOn !== null).length;
  await recordMade(tx, context, made, { ...input, credits: paid, leftOut, more: { repeated } });
  return { id: made.id };
}

export interface NewBankFile extends BankFileToMake {
  /** Sent again with the same request, it returns the same file. */
  idempotencyKey: string | null;
}

interface RequestKey {
  key: string;
  hash: string;
}

const toRequest = ({ idempotencyKey: key, ...input }: NewBankFile): RequestKey | null =>
  key === null ? null : { key, hash: digest(Buffer.from(JSON.stringify(toContent(input)))) };

/** The file that the same request made before; null for none. Throws ConflictError for a key of another request. */
async function findMade(tx: Tx, { viewer }: SignedInContext, input: NewBankFile): Promise<string | null> {
  const request = toRequest(input);
  if (!request) return null;
  const earlier = await tx.bankFile.findUnique({
    where: { madeById_requestKey: { madeById: viewer.id, requestKey: request.key } },
    select: { id: true, requestHash: true },
  });
  if (earlier) assertSameRequest(earlier.requestHash === request.hash);
  return earlier?.id ?? null;
}

async function makeIn(tx: Tx, context: SignedInContext, input: NewBankFile): Promise<Outcome> {
  await lockFiles(tx);
  const made = await findMade(tx, context, input);
  if (made !== null) return { id: made };
  assertEffective(context, input.effectiveOn);
  // And with recording a payment for the same people: what both give counts.
  await lockPayees(tx, input.weekStart);
  return makeOrAsk(tx, context, input);
}

/** The outcome, unless the file waits: then an error is thrown once the request is committed. */
async function make<Result>(
  context: SignedInContext,
  input: NewBankFile,
  handOut: (tx: Tx, id: string) => Promise<Result>,
): Promise<Result> {
  const outcome = await inTransaction(context.db, async (tx) => {
    const made = await makeIn(tx, context, input);
    return 'requestId' in made ? made : { result: await handOut(tx, made.id) };
  });
  if ('result' in outcome) return outcome.result;
  throw new ApprovalRequiredError(
    'This file is above the limit, so someone else has to approve it. Then you can download it.',
    toId('ApprovalRequest', outcome.requestId),
  );
}

/**
 * Makes a file and returns its key. Above the company's limit, it asks a second person instead, and the same request
 * returns the file once they have approved it. Throws ValidationError for the day, ApprovalRequiredError with the
 * request, and ConflictError if no one is paid (with names and reasons), if the bank is unknown, and for a key of
 * another request.
 */
export const makeBankFile = (context: SignedInContext, input: NewBankFile): Promise<string> =>
  make(context, input, async (_tx, id) => id);

/** The same, and the file with its bytes. */
export const makeAndTakeFile = (context: SignedInContext, input: BankFileToMake): Promise<FileShape> =>
  make(context, { ...input, idempotencyKey: null }, (tx, id) => takeFile(tx, context, id));

async function lockPayees(tx: Tx, weekStart: Day): Promise<void> {
  const runs = await tx.payrollRun.findMany({
    where: { weekStart: toUtcMidnight(weekStart), status: 'PROCESSED' },
    select: { userId: true },
  });
  await lockRuns(
    tx,
    runs.map(({ userId }) => userId),
    [],
  );
}

const CHANGED =
  'The payroll runs or bank accounts of this file have changed since. Decline this request and ask for a new file.';

/** What the runs of a request or a file pay, each person once, by name. */
async function readCredits(tx: Tx, accounts: ReadonlyMap<string, string>): Promise<PaidCredit[]> {
  const runs = await tx.payrollRun.findMany({
    where: { id: { in: [...accounts.keys()] } },
    orderBy: [
      { user: { lastName: 'asc' } },
      { user: { firstName: 'asc' } },
      { userId: 'asc' },
      { number: 'asc' },
    ],
    select: {
      ...{ id: true, number: true, userId: true },
      user: { select: { firstName: true, lastName: true } },
      lines: { select: { amount: true } },
    },
  });
  const rows = await tx.bankAccount.findMany({ where: { id: { in: [...new Set(accounts.values())] } } });
  const accountById = new Map(rows.map((account) => [account.id, account]));
  const credits = new Map<string, PaidCredit>();
  for (const { id, number, userId, user, lines } of runs) {
    const account = accountById.get(accounts.get(id) ?? '');
    if (!account) throw new ConflictError(CHANGED);
    const credit = credits.get(userId) ?? {
      ...{ userId, account, amount: 0, runs: [] },
      name: `${user.firstName} ${user.lastName}`,
    };
    credits.set(userId, {
      ...credit,
      amount: credit.amount + sumCents(lines.map(({ amount }) => fromDecimal(amount))),
      runs: [...credit.runs, { id, number }],
    });
  }
  return [...credits.values()];
}

/** Whether everything is as it was when the file was requested. */
async function isUnchanged(
  tx: Tx,
  { runs, accounts }: Pick<FoundRequest, 'runs' | 'accounts'>,
): Promise<boolean> {
  const paidTo = [...new Set(accounts.values())];
  const unpaid = await tx.payrollRun.count({ where: { id: { in: runs }, status: 'PROCESSED' } });
  const current = await tx.bankAccount.count({ where: { id: { in: paidTo }, endedAt: null } });
  return unpaid === runs.length && accounts.size === runs.length && current === paidTo.length;
}

/**
 * Makes the file that the viewer approves, in the requester's name; then anyone who pays can download it. Throws
 * ConflictError if a run or an account is no longer what it was, and ValidationError for a day that has passed.
 */
export async function makeApprovedFile(
  tx: Tx,
  context: SignedInContext,
  request: FoundRequest,
): Promise<void> {
  const { id: requestId, number, askedById: madeById, accounts, amount, content } = request;
  const wanted = fileContent.parse(content);
  assertEffective(context, wanted.effectiveOn);
  await lockFiles(tx);
  await lockRuns(tx, request.payees, []);
  // No other file has had them meanwhile: what waits for a second person is left out.
  if (!(await isUnchanged(tx, request))) throw new ConflictError(CHANGED);
  const credits = await readCredits(tx, accounts);
  if (toAmount(sumCents(credits.map((credit) => credit.amount))) !== amount) throw new ConflictError(CHANGED);
  const leftOut = await findLeftOut(tx, context, wanted, { runs: request.runs, madeById });
  const made = await saveFile(tx, context, wanted, credits, { madeById, requestId, request: null, leftOut });
  await recordMade(tx, context, made, { ...wanted, credits, leftOut, more: { request: number } });
}

/** Whom a file that pays these runs leaves out, as the requester sees it. */
async function findLeftOut(
  tx: Tx,
  context: SignedInContext,
  wanted: PayeesToFind,
  { runs, madeById }: { runs: readonly string[]; madeById: string },
): Promise<LeftOutPayee[]> {
  const maker = { ...context, viewer: { ...context.viewer, id: madeById } };
  const { leftOut } = await findBankPayees(tx, maker, wanted);
  return leftOut.filter((payee) => !payee.runs.some(({ id }) => runs.includes(id)));
}

const toFacts = ({ weekStart, format, effectiveOn, madeOn, createdAt, modifier }: BankFile) => ({
  weekStart: fromUtcMidnight(weekStart),
  effectiveOn: fromUtcMidnight(effectiveOn),
  madeOn: fromUtcMidnight(madeOn),
  ...{ format, modifier, madeAt: createdAt },
});

/** A file that was made, byte for byte. Throws ConflictError if that is no longer possible or allowed. */
async function takeFile(tx: Tx, context: SignedInContext, id: string): Promise<FileShape> {
  const found = await tx.bankFile.findUnique({ where: { id }, include: { runs: true, leftOut: true } });
  if (!found) throw new NotFoundError('Bank file');
  const { runs, leftOut, sha256, ...kept } = found;
  const credits = await readCredits(tx, new Map(runs.map(({ runId, accountId }) => [runId, accountId])));
  for (const { userId } of credits)
    assertAllowed(context, 'Query.madeBankFile', canPay(context.viewer, { id: userId }));
  const facts = toFacts({ ...kept, sha256 });
  const paid = await tx.bankFileRun.findMany({ where: { fileId: id }, ...paidRuns });
  const outdated = describeOutdated(paid);
  if (outdated !== null) throw new ConflictError(outdated);
  const file = await writeFile(tx, context, { ...facts, credits });
  if (sha256 === null || digest(file.bytes) !== sha256)
    throw new ConflictError(
      'A name or the company’s bank details have changed since, so this file can’t be made again.',
    );
  await recordDownload(tx, context, { id, sha256 }, { ...facts, credits });
  return { ...file, leftOut: describeLeftOut(leftOut) };
}

const describeLeftOut = (leftOut: readonly BankFileLeftOut[]): string | null =>
  leftOut.length === 0
    ? null
    : `${leftOut.length} on payroll for the week, ${formatMoney(sumCents(leftOut.map(({ amount }) => fromDecimal(amount))))} in all`;

/** A file that was made. Throws NotFoundError, ForbiddenError for one with one's own pay, and ConflictError. */
export const readMadeFile = (context: SignedInContext, id: string): Promise<FileShape> =>
  inTransaction(context.db, (tx) => takeFile(tx, context, toKey('BankFile', id)));

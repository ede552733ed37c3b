/**
 * Enters what a person was paid in a year before the portal was used, and what they still owe of an advance from then.
 * The database posts both to the ledger.
 */
import { createHash } from 'node:crypto';
import { formatDay } from 'rules/dayFormats';
import { type Day, toUtcMidnight, yearOf } from 'rules/days';
import { type Cents, toAmount, toDecimal } from 'rules/money';
import { findOpeningIssues, hasOpening, type OpeningToCheck } from 'rules/openingRules';
import { findPlanIssues } from 'rules/planRules';
import { todayIn } from 'rules/zonedDays';
import { type AuditEntry, recordAll } from '../../audit/record.ts';
import { notifyOwners } from '../../notices/notify.ts';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import { assertSameRequest, ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { newTimeKey } from '../../platform/lib/timeKey.ts';
import { assertAllowed, canEnterOpeningBalance } from '../../viewer/policy.ts';
import { askForApproval } from '../approvalRequests/ask.ts';
import { confirmIfAbove, readLimit } from '../payments/limit.ts';
import { describePaymentsThrough } from '../payments/openingOverlap.ts';
import {
  assertPayeeStays,
  insertPlans,
  type NewPlan,
  type PlanRequest,
  toNotice,
} from '../plans/create.service.ts';
import { lockPayeeOfPlan } from '../plans/planRows.ts';
import { readTakings, type Takings } from '../plans/takings.ts';

/** The part of an earlier advance that is still owed. */
export interface CarriedOver {
  description: string;
  total: Cents;
  weekly: Cents;
  firstWeek: Day;
  floor: Cents;
  agreedBy: string;
  agreedOn: Day;
  agreementNote: string;
}

export interface NewOpening extends OpeningToCheck {
  advance: CarriedOver | null;
  /** The user confirms that the amounts do not include the portal's payments on the same days. */
  paymentsNotIncluded?: boolean;
}

/** The plan for an advance that was still owed on that day. */
export const toPlan = (
  advance: CarriedOver,
  paidThrough: Day,
): Omit<NewPlan, 'userId' | 'idempotencyKey'> => ({
  ...advance,
  ...{ kind: 'ADVANCE', carriedOverOn: paidThrough, givenOn: null, method: null, reference: '' },
  lastWeek: null,
});

/** Throws a ValidationError that names each field that is missing or wrong. */
function assertRight(opening: NewOpening, today: Day): void {
  const { advance, paidThrough } = opening;
  const issues = findOpeningIssues(opening, today).map(({ field, message }) => ({ path: [field], message }));
  const ofAdvance = advance
    ? findPlanIssues(toPlan(advance, paidThrough), today).map(({ field, message }) => ({
        path: ['advance', field],
        message,
      }))
    : [];
  if (!advance && !hasOpening(opening))
    issues.push({
      path: ['compensation'],
      message: 'Enter what was paid, or an advance still owed.',
    });
  if (issues.length + ofAdvance.length) throw new ValidationError([...issues, ...ofAdvance]);
}

/** Checked amounts and advance. The caller has locked the person. */
export interface RightOpening {
  userId: string;
  opening: NewOpening;
  request?: PlanRequest | undefined;
  /** Who entered it, if not the viewer. */
  createdById?: string;
}

/** What was paid plus what is still owed. Above the company's limit, a second person must approve it. */
const toAtStake = ({ compensation, reimbursed, advance }: NewOpening): Cents =>
  compensation + reimbursed + (advance?.total ?? 0);

const NOTHING: Takings = { deducted: 0, carriedOver: 0, opened: 0 };

/** Whether it is more than the limit, with what was entered for the person within 7 days. */
export function isAbove(opening: NewOpening, limit: Cents | null, before = NOTHING): boolean {
  const { deducted, carriedOver, opened } = before;
  const advance = opening.advance?.total ?? 0;
  const most = Math.max(toAtStake(opening) + opened, advance && advance + deducted) + carriedOver;
  return limit !== null && most > limit;
}

async function isAboveNow(db: Context['db'] | Tx, context: Context, { userId, opening }: RightOpening) {
  const limit = await readLimit(db);
  return limit !== null && isAbove(opening, limit, await readTakings(db, context, userId));
}

/** The content of a request. */
export interface WantedOpening {
  opening: NewOpening;
  request?: PlanRequest;
}

/** Asks a second person to approve it. The caller has locked the person. One notice can cover many requests. */
export async function askForOpening(
  tx: Tx,
  context: SignedInContext,
  { userId, opening, request }: RightOpening,
  { isNoticed = true } = {},
): Promise<Cents> {
  const amount = toAtStake(opening);
  const { advance, ...amounts } = opening;
  await askForApproval(tx, context, {
    ...{ kind: 'ENTER_OPENING_BALANCE', amount, aboutId: userId, payees: [userId], awaited: null },
    content: {
      opening: { ...amounts, advance: advance && { ...advance } },
      ...(request && { request: { ...request } }),
    },
    notice: isNoticed ? toRequestNotice(context, amount) : null,
  });
  return amount;
}

export const toRequestNotice = ({ viewer }: SignedInContext, amount: Cents) => ({
  kind: 'APPROVAL_REQUESTED' as const,
  aboutId: viewer.id,
  facts: { amount: toAmount(amount), of: 'OPENING_BALANCE' as const },
});

/** The notices to the person. */
export const toNotices = ({ userId, opening }: RightOpening) => {
  const { advance, paidThrough, compensation, reimbursed } = opening;
  const paid = {
    kind: 'OPENING_BALANCE_ENTERED' as const,
    aboutId: userId,
    facts: { year: yearOf(paidThrough), paid: toAmount(compensation + reimbursed) },
  };
  return [
    ...(hasOpening(opening) ? [paid] : []),
    ...(advance ? [toNotice({ userId, plan: toPlan(advance, paidThrough) })] : []),
  ];
};

const toEntry = (id: string, { userId, opening }: RightOpening): AuditEntry => ({
  action: 'OPENING_BALANCE_ENTERED',
  entityType: 'OpeningBalance',
  entityId: id,
  newValues: {
    ...{ userId, year: yearOf(opening.paidThrough), paidThrough: opening.paidThrough },
    compensation: toAmount(opening.compensation),
    reimbursed: toAmount(opening.reimbursed),
    withheld: toAmount(opening.withheld),
    ...(opening.paymentsNotIncluded ? { paymentsNotIncluded: true } : {}),
  },
});

/** Writes them with the same number of statements for any number of people. Returns the audit entries. */
export async function writeOpenings(
  tx: Tx,
  context: SignedInContext,
  openings: readonly RightOpening[],
): Promise<AuditEntry[]> {
  const now = context.now();
  const keyed = openings
    .filter(({ opening }) => hasOpening(opening))
    .map((right) => ({ id: newTimeKey(now), right }));
  await tx.openingBalance.createMany({
    data: keyed.map(({ id, right: { userId, opening, request, createdById = context.viewer.id } }) => ({
      ...{ id, userId, year: yearOf(opening.paidThrough) },
      paidThrough: toUtcMidnight(opening.paidThrough),
      compensation: toDecimal(opening.compensation),
      reimbursed: toDecimal(opening.reimbursed),
      withheld: toDecimal(opening.withheld),
      requestKey: request?.key ?? null,
      requestHash: request?.hash ?? null,
      ...{ createdById, createdAt: now },
    })),
  });
  const plans = openings.flatMap(({ userId, opening: { advance, paidThrough }, request, createdById }) =>
    advance
      ? [{ userId, plan: toPlan(advance, paidThrough), request, ...(createdById && { createdById }) }]
      : [],
  );
  return [...keyed.map(({ id, right }) => toEntry(id, right)), ...(await insertPlans(tx, context, plans))];
}

/**
 * Throws a ValidationError for days on which the portal has payments, unless the user confirmed that they are not
 * included.
 */
async function assertNoPaymentIncluded(tx: Tx, userId: string, opening: NewOpening): Promise<void> {
  if (opening.paymentsNotIncluded || !hasOpening(opening)) return;
  const payments = await describePaymentsThrough(tx, userId, opening.paidThrough);
  if (payments)
    throw ValidationError.of(
      'paymentsNotIncluded',
      `This portal has payments through ${formatDay(opening.paidThrough)}: ${payments}. If they are in these amounts, they would count twice. Leave them out, and confirm it.`,
    );
}

export interface OpeningInput extends NewOpening {
  userId: string;
  /** Generated by the client for this entry. */
  idempotencyKey: string | null;
}

/** Whether the same request was already carried out. Throws ConflictError if the key belongs to another request. */
async function wasDone(tx: Tx, userId: string, { key, hash }: PlanRequest): Promise<boolean> {
  const asked = {
    where: { userId_requestKey: { userId, requestKey: key } },
    select: { requestHash: true },
  };
  const earlier = (await tx.openingBalance.findUnique(asked)) ?? (await tx.plan.findUnique(asked));
  if (earlier) assertSameRequest(earlier.requestHash === hash);
  return earlier !== null;
}

/**
 * Throws NotFoundError, and ConflictError for a year that already has an opening balance and for an archived person's
 * advance.
 */
async function assertEnterable(tx: Tx, userId: string, opening: NewOpening): Promise<void> {
  const payee = await tx.user.findUnique({ where: { id: userId }, select: { archivedAt: true } });
  if (!payee) throw new NotFoundError('User');
  if (opening.advance) assertPayeeStays(payee);
  const year = yearOf(opening.paidThrough);
  const standing = await tx.openingBalance.count({ where: { userId, year, voidedAt: null } });
  if (standing > 0 && hasOpening(opening))
    throw new ConflictError(
      `What was paid in ${year} before the portal is entered already. If it is wrong, void it first.`,
    );
  await assertNoPaymentIncluded(tx, userId, opening);
}

async function writeOne(tx: Tx, context: SignedInContext, right: RightOpening): Promise<void> {
  await recordAll(tx, context, await writeOpenings(tx, context, [right]));
  await notifyOwners(tx, context, toNotices(right));
}

/** Enters what the viewer approves. Throws what would have stopped the requester. */
export async function enterApprovedOpening(
  tx: Tx,
  context: SignedInContext,
  {
    aboutId: userId,
    askedById: createdById,
    content,
  }: { aboutId: string; askedById: string; content: unknown },
): Promise<void> {
  // It was checked at the request and has not changed since.
  const { opening, request } = content as WantedOpening;
  await lockPayeeOfPlan(tx, userId);
  if (request && (await wasDone(tx, userId, request)))
    throw new ConflictError('This has already been entered. Decline this request.');
  await assertEnterable(tx, userId, opening);
  await writeOne(tx, context, { userId, opening, request, createdById });
}

/**
 * Enters it, notifies the person and returns their key. Above the company's limit, it asks a second person instead. A
 * repeat with the same key enters it once. Throws FRESH_SESSION_REQUIRED above the limit, NotFoundError, ForbiddenError
 * for the viewer's own, ConflictError for a year that already has one, and ValidationError.
 */
export async function enterOpeningBalance(context: SignedInContext, input: OpeningInput): Promise<string> {
  const { userId: id, idempotencyKey, ...opening } = input;
  const userId = toKey('User', id);
  assertAllowed(
    context,
    'Mutation.enterOpeningBalance',
    canEnterOpeningBalance(context.viewer, { id: userId }),
  );
  assertRight(opening, todayIn(context.now(), context.timeZone));
  const hash = createHash('sha256').update(JSON.stringify(opening)).digest('hex');
  const request = idempotencyKey === null ? undefined : { key: idempotencyKey, hash };
  const isConfirmed = await confirmIfAbove(
    context,
    await isAboveNow(context.db, context, { userId, opening }),
  );
  await inTransaction(context.db, async (tx) => {
    await lockPayeeOfPlan(tx, userId);
    if (request && (await wasDone(tx, userId, request))) return;
    await assertEnterable(tx, userId, opening);
    const right = { userId, opening, request };
    if (!(await isAboveNow(tx, context, right))) return writeOne(tx, context, right);
    if (!isConfirmed) await confirmIfAbove(context, true, tx);
    await askForOpening(tx, context, right);
  });
  return userId;
}

/**
 * Entering what somebody was paid in a year before the portal was used, and what they still owe of an advance from then.
 * The database enters both in the ledger.
 */
import { createHash } from 'node:crypto';
import { formatDay } from 'rules/dayFormats';
import { type Day, toUtcMidnight } from 'rules/days';
import { type Cents, toAmount, toDecimal } from 'rules/money';
import { findOpeningIssues, hasOpening, type OpeningToCheck } from 'rules/openingRules';
import { findPlanIssues } from 'rules/planRules';
import { todayIn } from 'rules/zonedDays';
import { type AuditEntry, recordAll } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { newTimeKey } from '../../platform/lib/timeKey.ts';
import { assertAllowed, canEnterOpeningBalance } from '../../viewer/policy.ts';
import { describePaymentsThrough } from '../payments/openingOverlap.ts';
import { assertPayeeStays, insertPlans, type NewPlan, type PlanRequest } from '../plans/create.service.ts';
import { lockPayeeOfPlan } from '../plans/planRows.ts';

/** An advance that was given before, as far as it is still owed. */
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
  /** That payments of the portal on the same days are not in the amounts. */
  paymentsNotIncluded?: boolean;
}

/** The plan of an advance that was owed on the day. */
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

/** Amounts and an advance that were found to be right; the person is the caller's alone. */
export interface RightOpening {
  userId: string;
  opening: NewOpening;
  request?: PlanRequest | undefined;
}

const toEntry = (id: string, { userId, opening }: RightOpening): AuditEntry => ({
  action: 'OPENING_BALANCE_ENTERED',
  entityType: 'OpeningBalance',
  entityId: id,
  newValues: {
    ...{ userId, year: toYear(opening.paidThrough), paidThrough: opening.paidThrough },
    compensation: toAmount(opening.compensation),
    reimbursed: toAmount(opening.reimbursed),
    withheld: toAmount(opening.withheld),
    ...(opening.paymentsNotIncluded ? { paymentsNotIncluded: true } : {}),
  },
});

const toYear = (day: Day): number => Number(day.slice(0, 4));

/** Writes them, however many they are in as many statements. Returns the audit entries. */
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
    data: keyed.map(({ id, right: { userId, opening, request } }) => ({
      ...{ id, userId, year: toYear(opening.paidThrough) },
      paidThrough: toUtcMidnight(opening.paidThrough),
      compensation: toDecimal(opening.compensation),
      reimbursed: toDecimal(opening.reimbursed),
      withheld: toDecimal(opening.withheld),
      requestKey: request?.key ?? null,
      requestHash: request?.hash ?? null,
      ...{ createdById: context.viewer.id, createdAt: now },
    })),
  });
  const plans = openings.flatMap(({ userId, opening: { advance, paidThrough }, request }) =>
    advance ? [{ userId, plan: toPlan(advance, paidThrough), request }] : [],
  );
  return [...keyed.map(({ id, right }) => toEntry(id, right)), ...(await insertPlans(tx, context, plans))];
}

/** Throws a ValidationError for days on which the portal has payments, unless somebody has said that they are apart. */
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
  /** Made by the client for this entry. */
  idempotencyKey: string | null;
}

/** Whether the same request was carried out before. Throws ConflictError if it was another one. */
async function wasDone(tx: Tx, userId: string, { key, hash }: PlanRequest): Promise<boolean> {
  const asked = {
    where: { userId_requestKey: { userId, requestKey: key } },
    select: { requestHash: true },
  };
  const earlier = (await tx.openingBalance.findUnique(asked)) ?? (await tx.plan.findUnique(asked));
  if (earlier && earlier.requestHash !== hash)
    throw new ConflictError('This idempotency key was used for a different request.');
  return earlier !== null;
}

/**
 * Enters it and returns the person's key; sent again with the same key, it is there once. Throws NotFoundError,
 * ForbiddenError for one's own, ConflictError for a year that has one, and ValidationError.
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
  await inTransaction(context.db, async (tx) => {
    await lockPayeeOfPlan(tx, userId);
    if (request && (await wasDone(tx, userId, request))) return;
    const payee = await tx.user.findUnique({ where: { id: userId }, select: { archivedAt: true } });
    if (!payee) throw new NotFoundError('User');
    if (opening.advance) assertPayeeStays(payee);
    const year = Number(opening.paidThrough.slice(0, 4));
    const standing = await tx.openingBalance.count({ where: { userId, year, voidedAt: null } });
    if (standing > 0 && hasOpening(opening))
      throw new ConflictError(
        `What was paid in ${year} before the portal is entered already. If it is wrong, void it first.`,
      );
    await assertNoPaymentIncluded(tx, userId, opening);
    await recordAll(tx, context, await writeOpenings(tx, context, [{ userId, opening, request }]));
  });
  return userId;
}

/**
 * What one person alone may take off someone's pay, compared with the company's limit: deductions, and advances from
 * before the portal. What was entered or raised within 7 days counts together, so that no one can split it.
 */
import { type Day, fromUtcMidnight } from 'rules/days';
import { type Cents, fromDecimal, sumCents, toExactCents } from 'rules/money';
import { computeAtStake, type PlanRate, type Terms } from 'rules/plans';
import { todayIn } from 'rules/zonedDays';
import type { Context, Tx } from '../../operation/context.ts';
import { countedSince, readLimit } from '../payments/limit.ts';
import { RATES, type RateRow, sumTaken, toDayOrNull } from './planRows.ts';

export const toRates = (rates: readonly RateRow[]): PlanRate[] =>
  rates.map(({ firstWeek, weekly }) => ({
    firstWeek: fromUtcMidnight(firstWeek),
    weekly: fromDecimal(weekly),
  }));

/** The terms with another weekly amount from that week on. */
export const withRate = (terms: Terms, firstWeek: Day, weekly: Cents): Terms => ({
  ...terms,
  rates: [...terms.rates.filter((rate) => rate.firstWeek < firstWeek), { firstWeek, weekly }],
});

interface Change {
  timestamp: Date;
  oldValues: unknown;
  newValues: unknown;
}

/** The terms before these changes, oldest first. */
function undo(terms: Terms, changes: readonly Change[]): Terms {
  if (changes.length === 0) return terms;
  const { weekly, lastWeek } = changes[0]!.oldValues as { weekly: number; lastWeek: Day | null };
  const from = changes.flatMap(({ newValues }) => (newValues as { from?: Day }).from ?? []).sort()[0];
  const before = { ...terms, lastWeek };
  return from === undefined ? before : withRate(before, from, toExactCents(weekly)!);
}

type Reader = Pick<Tx, 'companyProfile' | 'plan' | 'auditLog' | 'openingBalance'>;

export interface Takings {
  deducted: Cents;
  /** Of advances from before the portal. */
  carriedOver: Cents;
  /** What was entered as paid before the portal. */
  opened: Cents;
}

/** What was entered or raised for a person within the last 7 days. An ended deduction counts with what it took. */
export async function readTakings(
  reader: Reader,
  context: Pick<Context, 'now' | 'timeZone'>,
  userId: string,
): Promise<Takings> {
  const since = countedSince(context);
  const plans = await reader.plan.findMany({
    where: {
      ...{ userId, voidedAt: null, updatedAt: { gt: since } },
      OR: [{ kind: 'RECURRING' }, { carriedOverOn: { not: null }, createdAt: { gt: since } }],
    },
    select: {
      ...{ id: true, total: true, lastWeek: true, carriedOverOn: true, createdAt: true, endedAt: true },
      ...RATES,
      lines: {
        where: { amount: { lt: 0 }, run: { status: { not: 'VOID' }, processedAt: { gt: since } } },
        select: { amount: true },
      },
    },
  });
  const changes = await reader.auditLog.findMany({
    where: {
      ...{ entityType: 'Plan', entityId: { in: plans.map(({ id }) => id) } },
      ...{ action: 'PLAN_CHANGED', timestamp: { gt: since } },
    },
    orderBy: { sequence: 'asc' },
    select: { entityId: true, timestamp: true, oldValues: true, newValues: true },
  });
  const takings = plans.map(({ id, total, rates, lastWeek, createdAt, endedAt, carriedOverOn, lines }) => {
    const terms = {
      total: total && fromDecimal(total),
      rates: toRates(rates),
      lastWeek: toDayOrNull(lastWeek),
    };
    const own = changes.filter(({ entityId }) => entityId === id);
    const today = todayIn(own.at(-1)?.timestamp ?? createdAt, context.timeZone);
    const cents = computeAtStake(terms, today, createdAt > since ? null : undo(terms, own));
    const isCarriedOver = carriedOverOn !== null;
    // What is left of an advance that was ended stays owed.
    return { isCarriedOver, cents: endedAt && !isCarriedOver ? Math.min(cents, sumTaken(lines)) : cents };
  });
  const { _sum: paid } = await reader.openingBalance.aggregate({
    where: { userId, voidedAt: null, createdAt: { gt: since } },
    _sum: { compensation: true, reimbursed: true },
  });
  const sumOf = (wanted: boolean) =>
    sumCents(takings.filter(({ isCarriedOver }) => isCarriedOver === wanted).map(({ cents }) => cents));
  return {
    deducted: sumOf(false),
    carriedOver: sumOf(true),
    opened: fromDecimal(paid.compensation) + fromDecimal(paid.reimbursed),
  };
}

/** The limit if these cents more would be taken than one person may; null if one person is enough. */
export async function findExceededByTaking(
  reader: Reader,
  context: Pick<Context, 'now' | 'timeZone'>,
  userId: string,
  cents: Cents,
): Promise<Cents | null> {
  const limit = await readLimit(reader);
  if (limit === null) return null;
  const { deducted, carriedOver } = await readTakings(reader, context, userId);
  return cents + deducted + carriedOver > limit ? limit : null;
}

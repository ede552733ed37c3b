/** When two accounts are two people's: neither may be in the hands of the other's owner. Pure. */
import type { ApprovalRequestKind } from '../platform/db/generated/client/enums.ts';

/** What someone asked for. */
export interface AskedRequest {
  kind: ApprovalRequestKind;
  askedById: string;
  /** Keys of those who are paid by it. */
  payees: readonly string[];
  createdAt: Date;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long two accounts must have been two people's. */
export const INDEPENDENCE = {
  /** How long before the request the decider must have been able to decide. */
  couldMs: 72 * HOUR_MS,
  /** How long the requester must have left the decider's account alone. */
  leftAloneMs: 30 * DAY_MS,
  /** How long the decider must have left the requester's account alone. */
  askerLeftAloneMs: 72 * HOUR_MS,
  /** The same where someone asks for an account that they are paid to themselves. */
  payeeLeftAloneMs: 7 * DAY_MS,
  /** How far back changes count: a request is open for a week at most. */
  lookBackMs: 37 * DAY_MS,
} as const;

/** What is known of the decider. */
export interface SecondPerson {
  /** Since when they could have, without a break; left out where they cannot. */
  couldSince: Date | null | undefined;
  /** When the requester last changed how they sign in or what they may do. */
  changedByAsker: Date | null;
  /** When they last changed that of the requester. */
  changedAsker: Date | null;
}

const after = (moment: Date | null, ms: number): number =>
  moment === null ? Number.NEGATIVE_INFINITY : moment.getTime() + ms;

/** Whether so long after the one moment is later than the other. */
export const isAfter = (moment: Date | null, ms: number, other: Date): boolean =>
  after(moment, ms) > other.getTime();

/**
 * From when on someone can agree, and whether it must be asked for again then: an account counts only if it could
 * decide, and was left alone, before the request.
 */
export function readyAt(
  { askedById, payees, createdAt }: AskedRequest,
  { couldSince, changedByAsker, changedAsker }: SecondPerson,
  now: Date,
): { isReady: boolean; mustAskAgain: boolean; from: Date } {
  const asked = createdAt.getTime();
  const byRequest = Math.max(
    after(couldSince ?? now, INDEPENDENCE.couldMs),
    after(changedByAsker, INDEPENDENCE.leftAloneMs),
  );
  const isOwn = payees.includes(askedById);
  const byNow = after(changedAsker, isOwn ? INDEPENDENCE.payeeLeftAloneMs : INDEPENDENCE.askerLeftAloneMs);
  const mustAskAgain = byRequest > asked;
  return {
    isReady: !mustAskAgain && byNow <= now.getTime(),
    mustAskAgain,
    from: new Date(Math.max(mustAskAgain ? byRequest : asked, byNow)),
  };
}

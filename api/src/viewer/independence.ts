/** When two accounts belong to two different people: neither may be under the control of the other's owner. Pure. */
import { counted } from 'rules/counted';
import type { ApprovalRequestKind } from '../platform/db/generated/client/enums.ts';

/** A request by someone. */
export interface AskedRequest {
  kind: ApprovalRequestKind;
  askedById: string;
  /** Keys of the people whom it pays. */
  payees: readonly string[];
  createdAt: Date;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long two accounts must have been independent. */
export const INDEPENDENCE = {
  /** How long before the request the approver must have been able to decide. */
  couldMs: 72 * HOUR_MS,
  /** How long the requester must not have changed the approver's account. */
  leftAloneMs: 30 * DAY_MS,
  /** How long the approver must not have changed the requester's account. */
  askerLeftAloneMs: 72 * HOUR_MS,
  /** The same if the requester is paid to the account in the request. */
  payeeLeftAloneMs: 7 * DAY_MS,
  /** How far back changes count, because a request is open for at most a week. */
  lookBackMs: 37 * DAY_MS,
} as const;

/** What is known about the approver. */
export interface SecondPerson {
  /** Since when they could decide, without interruption; null or undefined if they cannot. */
  couldSince: Date | null | undefined;
  /** When the requester last changed how the approver signs in or what they may do. */
  changedByAsker: Date | null;
  /** When the approver last changed that for the requester. */
  changedAsker: Date | null;
}

const after = (moment: Date | null, ms: number): number =>
  moment === null ? Number.NEGATIVE_INFINITY : moment.getTime() + ms;

/** Whether the first moment plus this time is later than the other moment. */
export const isAfter = (moment: Date | null, ms: number, other: Date): boolean =>
  after(moment, ms) > other.getTime();

/** How long the approver must not have changed the requester's account. */
export const askerLeftAloneMs = ({ askedById, payees }: AskedRequest): number =>
  payees.includes(askedById) ? INDEPENDENCE.payeeLeftAloneMs : INDEPENDENCE.askerLeftAloneMs;

/** '72 hours', '7 days'. */
export const inWords = (ms: number): string =>
  ms < 7 * DAY_MS ? counted(ms / HOUR_MS, 'hour') : counted(ms / DAY_MS, 'day');

/**
 * When someone can approve, and whether the request must be made again by then: an account counts only if it could
 * decide, and was not changed, before the request.
 */
export function readyAt(
  request: AskedRequest,
  { couldSince, changedByAsker, changedAsker }: SecondPerson,
  now: Date,
): { isReady: boolean; mustAskAgain: boolean; from: Date } {
  const asked = request.createdAt.getTime();
  const byRequest = Math.max(
    after(couldSince ?? now, INDEPENDENCE.couldMs),
    after(changedByAsker, INDEPENDENCE.leftAloneMs),
  );
  const byNow = after(changedAsker, askerLeftAloneMs(request));
  const mustAskAgain = byRequest > asked;
  return {
    isReady: !mustAskAgain && byNow <= now.getTime(),
    mustAskAgain,
    from: new Date(Math.max(mustAskAgain ? byRequest : asked, byNow)),
  };
}

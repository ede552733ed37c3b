/** Days and receipts: what someone logged, and the decisions on it. */
import { formatDay, formatDayRange } from 'rules/dayFormats';
import { isDay } from 'rules/days';
import type { ActionRow, Facts, Values } from './action.ts';
import { count, day, money, of, reason, some, whose, words } from './phrases.ts';

const DAY = { names: 'values.userId', keeps: ['date', 'worked', 'status'], changes: ['DAYS'] } as const;
const DAYS = { keeps: ['days'], changes: ['DAYS'] } as const;
const WEEK = { keeps: ['weekStart'], changes: ['DAYS'] } as const;
const RECEIPT = {
  names: 'values.userId',
  keeps: ['date', 'category', 'amount', 'status', 'hasFile'],
  changes: ['DAYS'],
} as const;
const RECEIPTS = { keeps: ['days', 'amount'], changes: ['DAYS'] } as const;

/** 'Nov 17, 2026 of Dario Fontaine', '5 days of Daniel Nakamura, Nov 16 – 20, 2026'. */
function someDays(facts: Facts): string {
  const { after, act } = facts;
  const listed = (Array.isArray(after.days) ? after.days : [after.date])
    .map((one) => words(one).slice(0, 10))
    .filter(isDay);
  const [days, first, last] = act
    ? [act.days, act.firstDay, act.lastDay]
    : [listed.length, listed[0], listed.at(-1)];
  if (!first || !last) return `days${of(facts)}`;
  return days === 1
    ? `${formatDay(first)}${of(facts)}`
    : `${some(days, 'day')}${of(facts)}, ${formatDayRange(first, last)}`;
}

/** 'a receipt of $12.50 for Nov 17, 2026'. */
const receipt = ({ amount, date }: Values): string => `a receipt of ${money(amount)} for ${day(date)}`;

/** '2 receipts of Dario Fontaine, $62.50 in all'; an act is about several people, or several such decisions. */
function someReceipts(facts: Facts): string {
  if (facts.act) return `receipts${of(facts)}`;
  const number = count(facts.after.days);
  return `${number === 1 ? 'a receipt' : `${number} receipts`}${of(facts)}, ${money(facts.after.amount)} in all`;
}

export const TIME_ACTIONS = {
  TIME_LOG_CREATED: {
    ...DAY,
    did: ({ own, subject, after }) =>
      `logged ${day(after.date)}${own ? '' : ` for ${subject}`} as ${after.worked ? 'worked' : 'not worked'}`,
    didAll: (facts) => `logged ${someDays(facts)}`,
  },
  TIME_LOG_UPDATED: { ...DAY, did: (facts) => `changed ${someDays(facts)}`, didAll: true },
  TIME_LOG_APPROVED: { ...DAY, did: (facts) => `approved ${someDays(facts)}`, didAll: true },
  TIME_LOG_REJECTED: {
    ...DAY,
    did: (facts) => `rejected ${someDays(facts)}${reason(facts, 'rejectionReason')}`,
    didAll: true,
  },
  WEEK_SUBMITTED: {
    ...WEEK,
    did: (facts) =>
      `submitted ${whose(facts)} week of ${day(facts.after.weekStart)}${facts.after.days ? `: ${some(facts.after.days, 'day')}` : ''}`,
  },
  // Only the days that no one had decided on.
  WEEK_WITHDRAWN: {
    ...WEEK,
    did: (facts) =>
      `recalled ${facts.before.days ? some(facts.before.days, 'day') : 'days'} of ${whose(facts)} week of ${day(facts.after.weekStart)}`,
  },
  DAYS_APPROVED: { ...DAYS, did: (facts) => `approved ${someDays(facts)}`, didAll: true },
  DAYS_REJECTED: { ...DAYS, did: (facts) => `rejected ${someDays(facts)}${reason(facts)}`, didAll: true },
  DAYS_REOPENED: { ...DAYS, did: (facts) => `undid the decision on ${someDays(facts)}`, didAll: true },
  RECEIPT_FILE_SENT: {
    did: ({ after }) => `sent a ${after.kind === 'PDF' ? 'PDF' : 'photo'} of a receipt`,
    names: 'values.userId',
    keeps: ['kind', 'size'],
  },
  RECEIPT_ADDED: { ...RECEIPT, did: ({ after }) => `sent ${receipt(after)}` },
  RECEIPT_UPDATED: { ...RECEIPT, did: ({ after }) => `changed ${receipt(after)}` },
  RECEIPT_DELETED: { ...RECEIPT, did: ({ before, after }) => `deleted ${receipt({ ...before, ...after })}` },
  RECEIPTS_APPROVED: { ...RECEIPTS, did: (facts) => `approved ${someReceipts(facts)}`, didAll: true },
  RECEIPTS_REJECTED: {
    ...RECEIPTS,
    did: (facts) => `rejected ${someReceipts(facts)}${reason(facts)}`,
    didAll: true,
  },
  RECEIPTS_REOPENED: {
    ...RECEIPTS,
    did: (facts) => `undid the decision on ${someReceipts(facts)}`,
    didAll: true,
  },
} as const satisfies Record<string, ActionRow>;

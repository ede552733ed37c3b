/** A whole act as a sentence: 'Dana Whitfield approved 5 days of Daniel Nakamura, Nov 16 – 20, 2026.' */
import { formatDayRange } from 'rules/dayFormats';
import { formatMoney, toExactCents } from 'rules/money';
import type { AuditAction } from '../../audit/actions.ts';
import type { Context } from '../../operation/context.ts';
import type { ActTotals } from './acts.service.ts';
import { type Entry, readFacts } from './facts.ts';
import { toMessage } from './messages.ts';
import { findName } from './people.ts';

interface ActFacts {
  /** Who did it. */
  actor: string;
  /** 'Daniel Nakamura', or '12 people' where entries are about several. */
  whom: string;
  totals: ActTotals;
}

type ActWriter = (facts: ActFacts) => string;

/** '5 days of Daniel Nakamura, Nov 16 – 20, 2026'. */
function someDays({ whom, totals: { days, firstDay, lastDay } }: ActFacts): string {
  const range = firstDay && lastDay ? `, ${formatDayRange(firstDay, lastDay)}` : '';
  return `${days} days of ${whom}${range}`;
}

const total = ({ totals: { totalPay } }: ActFacts): string =>
  totalPay === null ? '' : `: ${formatMoney(toExactCents(Number(totalPay)) ?? 0)} in all`;

const MESSAGES: Partial<Record<AuditAction, ActWriter>> = {
  TIME_LOG_CREATED: (facts) => `${facts.actor} logged ${someDays(facts)}.`,
  TIME_LOG_UPDATED: (facts) => `${facts.actor} changed ${someDays(facts)}.`,
  TIME_LOG_APPROVED: (facts) => `${facts.actor} approved ${someDays(facts)}.`,
  TIME_LOG_REJECTED: (facts) => `${facts.actor} rejected ${someDays(facts)}.`,
  DAYS_APPROVED: (facts) => `${facts.actor} approved ${someDays(facts)}.`,
  DAYS_REJECTED: (facts) => `${facts.actor} rejected ${someDays(facts)}.`,
  DAYS_REOPENED: (facts) => `${facts.actor} undid the decision on ${someDays(facts)}.`,
  RECEIPTS_APPROVED: ({ actor, whom }) => `${actor} approved receipts of ${whom}.`,
  RECEIPTS_REJECTED: ({ actor, whom }) => `${actor} rejected receipts of ${whom}.`,
  RECEIPTS_REOPENED: ({ actor, whom }) => `${actor} undid the decision on receipts of ${whom}.`,
  PAYROLL_CALCULATED: (facts) => `${facts.actor} processed payroll for ${facts.whom}${total(facts)}.`,
  PAYROLL_PAID: (facts) => `${facts.actor} marked ${facts.totals.entries} payrolls of ${facts.whom} as paid.`,
  PAYMENT_VOIDED: ({ actor, whom, totals }) => `${actor} voided ${totals.entries} payments of ${whom}.`,
  USER_CREATED: ({ actor, whom }) => `${actor} added ${whom}.`,
  INVITATION_CREATED: ({ actor, whom }) => `${actor} invited ${whom}.`,
  DAILY_RATE_CHANGED: ({ actor, whom }) => `${actor} set the day rates of ${whom}.`,
  TAX_DOCUMENT_GENERATED: ({ actor, whom, totals }) =>
    `${actor} generated ${totals.entries} tax documents of ${whom}.`,
  TAX_DOCUMENT_DOWNLOADED: ({ actor, whom, totals }) =>
    `${actor} downloaded ${totals.entries} tax documents of ${whom}.`,
};

/** The act of an entry as a sentence; the entry's own sentence if it is the whole act. */
export async function toActMessage(
  context: Context,
  entry: Entry,
  totals: ActTotals | null,
): Promise<string> {
  const own = await toMessage(context, entry);
  if (!totals) return own;
  const write = MESSAGES[entry.action as AuditAction];
  const { people, person } = totals;
  if (!write || person === null) return `${own.replace(/\.$/, '')}, and ${totals.entries - 1} more.`;
  const [{ actor }, name] = await Promise.all([readFacts(context, entry), findName(context, person)]);
  return write({ actor, whom: people === 1 ? (name ?? 'someone') : `${people} people`, totals });
}

/** Pay, and where it goes: day rates, payroll runs, payments, deductions and bank accounts. */
import { PLAN_WORDS, type PlanKind } from 'rules/plans';
import type { ActionRow, Facts, Values } from './action.ts';
import { count, day, failed, money, people, reason, some, whose, words } from './phrases.ts';

const PAYROLL = { changes: ['PAYROLL'] } as const;
const RUN = [
  'number',
  'weekStart',
  'basePay',
  'bonuses',
  'totalPay',
  'payDate',
  'replaces',
  'adjusts',
  'status',
];
const MONEY = ['net', 'deducted', 'payment', 'paidOn', 'method', 'amount', 'request'];
const PAYMENT = { ...PAYROLL, names: 'values.userId', keeps: [...RUN, ...MONEY], lasts: true } as const;
const BANK_ACCOUNT = {
  level: 'WARNING',
  names: 'values.userId',
  // The keyed hash of its numbers (`account`) identifies the account and reveals nothing else.
  keeps: ['type', 'holder', 'account'],
  lasts: true,
  changes: ['PEOPLE'],
} as const;
const PLAN = {
  ...PAYROLL,
  names: 'values.userId',
  keeps: [
    'kind',
    'amount',
    'weekly',
    'floor',
    'firstWeek',
    'lastWeek',
    'from',
    'givenOn',
    'method',
    'left',
    'carriedOverOn',
    'paidOn',
  ],
  lasts: true,
} as const;
const OPENING = {
  ...PAYROLL,
  names: 'values.userId',
  keeps: ['year', 'paidThrough', 'compensation', 'reimbursed', 'withheld', 'paymentsNotIncluded'],
  lasts: true,
} as const;
const REQUEST = {
  ...PAYROLL,
  names: 'values.userId',
  keeps: ['request', 'kind', 'amount'],
  lasts: true,
} as const;

/** The run of the entry; in an act each entry has its own. */
const run = ({ after, act }: Facts): string => (act ? 'payroll' : `payroll #${words(after.number)}`);

/** ': $1,072.02' for a run, ': $1,250.50 in all' for an act. */
const totalPay = ({ after, act }: Facts): string => {
  if (!act) return `: ${money(after.totalPay)}`;
  return act.totalPay === null ? '' : `: ${money(act.totalPay)} in all`;
};

/** Its purpose is gone after a deletion. */
const plan = ({ after, subject }: Facts): string =>
  `${PLAN_WORDS[(after.kind as PlanKind | undefined) ?? 'ADVANCE']} for ${subject}${words(after.description) ? ` (${words(after.description)})` : ''}`;

const outside = ({ subject, after }: Facts): string =>
  `what ${subject} was paid in ${words(after.year)} outside this system`;

/** What a second person must approve. */
const WANTED: Record<string, (amount: string) => string> = {
  GIVE_ADVANCE: (amount) => `an advance of ${amount}`,
  SET_BANK_ACCOUNT: () => 'a bank account',
  SET_COMPANY_BANK: () => 'bank details of the company',
  CHANGE_LIMIT: () => 'a new limit for what one person may pay out',
  MAKE_BANK_FILE: (amount) => `a bank file of ${amount}`,
  ENTER_DEDUCTION: (amount) => `a deduction of ${amount}`,
  ENTER_OPENING_BALANCE: (amount) => `an opening balance of ${amount}`,
  DELETE_USER: () => 'a permanent deletion',
};
const wanted = ({ kind, amount }: Values): string =>
  WANTED[words(kind)]?.(money(amount)) ?? `payments of ${money(amount)} in all`;

/** ' ending in 6789'; empty once the person and the digits were deleted. */
const endingIn = (digits: unknown): string => (digits ? ` ending in ${words(digits)}` : '');

/** 'bank CSV of 3 payments, $9,003.52 in all, for the week of Nov 16, 2026'. */
const bankFile = ({ format, payments, amount, weekStart }: Values): string =>
  `${format === 'CSV' ? 'bank CSV' : 'NACHA file'} of ${some(payments, 'payment')}, ${money(amount)} in all, for the week of ${day(weekStart)}`;

const inEarlierFile = ({ repeated }: Values): string =>
  count(repeated) ? `; an earlier file had ${count(repeated)} of them` : '';

/** What a journal contains; earlier ones counted payments. */
const journalled = ({ entries, payments }: Values): string =>
  entries == null ? some(payments, 'payment') : some(entries, 'entry', 'entries');

export const PAYROLL_ACTIONS = {
  DAILY_RATE_CHANGED: {
    did: (facts) => {
      const { dailyRate, effectiveFrom } = facts.after;
      if (dailyRate === null) return `removed ${whose(facts)} day rate`;
      return `set ${whose(facts)} day rate to ${money(dailyRate)}${effectiveFrom ? ` from ${day(effectiveFrom)}` : ''}`;
    },
    didAll: ({ subject }) => `set the day rates of ${subject}`,
    keeps: ['dailyRate', 'effectiveFrom'],
    lasts: true,
    changes: ['PEOPLE'],
  },
  PAYROLL_CALCULATED: {
    ...PAYMENT,
    did: (facts) => `processed ${run(facts)} for ${facts.subject}${totalPay(facts)}`,
    didAll: true,
  },
  PAYROLL_ADJUSTED: {
    ...PAYMENT,
    did: (facts) => {
      const { subject, after } = facts;
      if (after.overpaid)
        return `had ${money(after.overpaid)} that was overpaid to ${subject} taken back from later pay, with ${run(facts)}`;
      return after.reason
        ? `corrected the pay of ${subject} with ${run(facts)}${totalPay(facts)}${reason(facts)}`
        : `added ${money(after.totalPay)} to the pay of ${subject} with ${run(facts)}`;
    },
  },
  // What a raise adds to days that were on payroll.
  BACK_PAY_DISMISSED: {
    ...PAYROLL,
    did: ({ subject, after }) =>
      `left ${subject} at what was paid for the week of ${day(after.weekStart)}: ${money(after.amount)} of back pay is not paid`,
    names: 'values.userId',
    keeps: ['weekStart', 'days', 'amount'],
    lasts: true,
  },
  PAYROLL_PAID: {
    ...PAYMENT,
    did: (facts) => `marked ${run(facts)} for ${facts.subject} as paid`,
    didAll: true,
  },
  PAYROLL_VOIDED: {
    ...PAYMENT,
    did: (facts) => `voided ${run(facts)} for ${facts.subject}${reason(facts)}`,
    level: 'WARNING',
  },
  // One for each run that the payment had settled, which is unpaid now.
  PAYMENT_VOIDED: {
    ...PAYMENT,
    did: (facts) => `voided the payment of ${run(facts)} for ${facts.subject}${reason(facts)}`,
    didAll: true,
    level: 'WARNING',
  },
  PAYROLL_BATCH_STARTED: {
    ...PAYROLL,
    did: (facts) =>
      `started payroll for ${people(facts.after.contractors)} for the week of ${day(facts.after.weekStart)}${totalPay(facts)}`,
  },
  PAYROLL_BATCH_FINISHED: {
    ...PAYROLL,
    reads: ({ actor, after }) =>
      `The payroll that ${actor} started for the week of ${day(after.weekStart)} is done: ${people(after.done)} on payroll with ${money(after.totalPay)}${failed(after.refused)}.`,
  },
  // An overpayment is found and not entered: the pay for a void run, to be taken back.
  PLAN_CREATED: {
    ...PLAN,
    did: (facts) => {
      const { amount, weekly } = facts.after;
      return `entered ${plan(facts)}: ${amount == null ? '' : `${money(amount)}, `}${money(weekly)} a week`;
    },
  },
  PLAN_CHANGED: {
    ...PLAN,
    did: (facts) => `changed ${plan(facts)} to ${money(facts.after.weekly)} a week`,
  },
  PLAN_ENDED: {
    ...PLAN,
    did: (facts) =>
      `${facts.after.kind === 'OVERPAYMENT' ? `wrote off ${money(facts.after.left)} of` : 'ended'} ${plan(facts)}${reason(facts)}`,
  },
  // It had been entered by mistake.
  ADVANCE_VOIDED: {
    ...PLAN,
    did: (facts) => `voided ${plan(facts)} of ${money(facts.after.amount)}${reason(facts)}`,
    level: 'WARNING',
  },
  ADVANCE_REPAID: {
    ...PLAN,
    did: (facts) =>
      `recorded that ${money(facts.after.amount)} of ${plan(facts)} was paid back on ${day(facts.after.paidOn)}`,
  },
  ADVANCE_REPAYMENT_VOIDED: {
    ...PLAN,
    did: (facts) =>
      `voided ${money(facts.after.amount)} paid back of ${plan(facts)} on ${day(facts.after.paidOn)}${reason(facts)}`,
    level: 'WARNING',
  },
  ADVANCE_WRITTEN_OFF: {
    ...PLAN,
    did: (facts) => `wrote off ${money(facts.after.amount)} of ${plan(facts)} as pay${reason(facts)}`,
    level: 'WARNING',
  },
  OPENING_BALANCE_ENTERED: {
    ...OPENING,
    did: (facts) =>
      `entered ${outside(facts)}: ${money(facts.after.compensation)}, and ${money(facts.after.reimbursed)} reimbursed`,
  },
  OPENING_BALANCE_VOIDED: {
    ...OPENING,
    did: (facts) => `voided ${outside(facts)}${reason(facts)}`,
    level: 'WARNING',
  },
  APPROVAL_REQUESTED: {
    ...REQUEST,
    did: ({ after }) => `sent ${wanted(after)} to a second person: request #${words(after.request)}`,
  },
  REQUEST_APPROVED: {
    ...REQUEST,
    did: ({ subject, after }) => `approved request #${words(after.request)} of ${subject}: ${wanted(after)}`,
  },
  REQUEST_DECLINED: {
    ...REQUEST,
    did: (facts) => `declined request #${words(facts.after.request)} of ${facts.subject}${reason(facts)}`,
    level: 'WARNING',
  },
  REQUEST_WITHDRAWN: { ...REQUEST, did: ({ after }) => `withdrew request #${words(after.request)}` },
  // No one decided in time.
  REQUEST_EXPIRED: {
    ...REQUEST,
    reads: ({ subject, after }) => `Request #${words(after.request)} of ${subject} expired.`,
  },
  // By someone else than the person it is about.
  PAY_STATEMENT_DOWNLOADED: {
    did: (facts) => `downloaded the pay statement of ${run(facts)} for ${facts.subject}`,
    names: 'values.userId',
    keeps: ['number'],
    handsOut: { of: 'ONE', what: ({ number }) => `Pay statement #${number}` },
  },
  BANK_ACCOUNT_SET: {
    ...BANK_ACCOUNT,
    did: (facts) =>
      `${facts.before.endsIn ? 'changed' : 'entered'} ${whose(facts)} bank account${endingIn(facts.after.endsIn)}`,
  },
  BANK_ACCOUNT_REMOVED: {
    ...BANK_ACCOUNT,
    did: (facts) => `removed ${whose(facts)} bank account${endingIn(facts.before.endsIn)}`,
  },
  BANK_FILE_MADE: {
    did: ({ after }) =>
      `made the ${bankFile(after)}${inEarlierFile(after)}${count(after.leftOut) ? `; ${count(after.leftOut)} left out` : ''}`,
    level: 'WARNING',
  },
  BANK_FILE_EXPORTED: {
    did: ({ after }) =>
      `downloaded ${after.again ? 'once more ' : ''}the ${bankFile(after)}, with account numbers in full${inEarlierFile(after)}`,
    level: 'WARNING',
    handsOut: {
      of: 'MANY',
      what: ({ weekStart }) => `Bank file for the week of ${day(weekStart)}, with the account number`,
    },
  },
  PAYMENT_JOURNAL_EXPORTED: {
    did: ({ after }) =>
      `downloaded ${journalled(after)} from ${day(after.startDate)} to ${day(after.endDate)} as journal entries`,
    handsOut: {
      of: 'MANY',
      what: ({ startDate, endDate }) =>
        `Payments from ${day(startDate)} to ${day(endDate)}, as journal entries`,
    },
  },
} as const satisfies Record<string, ActionRow>;

/**
 * What people are notified of: each kind of notice, its recipients, its text in the portal, and its sentence in an
 * email. A text names people as they are when the list is read, so someone deleted since is 'Deleted user #12'. Facts
 * never contain a name.
 */
import { formatMoney, toExactCents } from 'rules/money';
import { PLAN_WORDS, type PlanKind } from 'rules/plans';
import { ADMINS, MANAGERS, type RoleGroup, TAX_NUMBER_READERS } from 'rules/roles';
import type { NoticeKind } from '../platform/db/generated/client/enums.ts';

/** What a notice of each kind says besides names. */
export interface NoticeFacts {
  ADMINISTRATOR_ADDED: Record<string, never>;
  OWN_RATE_CHANGED: { dailyRate: number | null };
  NEW_PERSON_PAID: { number: number; totalPay: number };
  PERSON_DELETED: Record<string, never>;
  WRITE_TOKEN_CREATED: Record<string, never>;
  SECOND_FACTOR_REMOVED: { isOwn: boolean };
  TAX_NUMBER_REPEATED: { others: number };
  FIRST_W9_IN_DOUBT: Record<string, never>;
  TOKEN_CREATED: { name: string };
  TOKEN_USED_ELSEWHERE: { name: string; address: string };
  W9_REQUESTED: Record<string, never>;
  RECEIPTS_REJECTED: { receipts: number };
  APPROVAL_REQUESTED: {
    amount: number;
    isAdvance?: boolean;
    of?: 'DEDUCTION' | 'OPENING_BALANCE' | 'BANK_FILE';
  };
  APPROVAL_DECIDED: NoticeFacts['APPROVAL_REQUESTED'] & { isApproved: boolean };
  BANK_ACCOUNT_CHANGED: { endsIn: string; isFirst: boolean };
  BANK_ACCOUNT_REMOVED: { endsIn: string };
  BANK_ACCOUNT_SHARED: { endsIn: string; others: number };
  BANK_CHANGE_REQUESTED: { endsIn: string | null };
  BANK_CHANGE_DECIDED: { isApproved: boolean; isOwn?: boolean };
  LIMIT_CHANGE_REQUESTED: Record<string, never>;
  LIMIT_CHANGE_DECIDED: { isApproved: boolean };
  LIMIT_LOWERED: { before: number; after: number | null };
  EMAIL_CHANGED: Record<string, never>;
  PASSWORD_CHANGED: { by: 'OWNER' | 'LINK' | 'ADMINISTRATOR' };
  PASSWORD_LINK_CREATED: { isAsked: boolean };
  PLAN_ENTERED: { kind: PlanKind; amount: number | null; weekly: number };
  PLAN_CHANGED: { kind: PlanKind; weekly: number };
  PLAN_ENDED: { kind: PlanKind; isVoid: boolean };
  OPENING_BALANCE_ENTERED: { year: number; paid: number };
  OPENING_BALANCE_VOIDED: { year: number };
  DELETION_REQUESTED: Record<string, never>;
  DELETION_DECIDED: { isApproved: boolean };
}

interface Named<Facts> {
  /** The person who did it. */
  by: string;
  /** The person it is about. */
  about: string;
  facts: Facts;
}

interface KindRow<Facts> {
  /**
   * Everyone active with one of the roles, except the actor and the subject; or only the subject, no matter who did it.
   */
  to: RoleGroup | 'OWNER';
  /** Whether the subject gets it too. */
  alsoToOwner?: true;
  says: (named: Named<Facts>) => string;
  /** The same for an email, which others may read: without names, amounts and numbers. */
  inMail: string;
  /** In the email: what to do if it was not expected. */
  advice?: string;
  /**
   * How notices within minutes are combined into one email: by default only the same kind about the same person by the
   * same person; TOGETHER all of the kind; EACH never.
   */
  mailed?: 'TOGETHER' | 'EACH';
}

const UNEXPECTED = 'If you don’t know about it, call the company at once.';

const money = (amount: number): string => formatMoney(toExactCents(amount) ?? 0);

/** What a second person must approve, in words. */
const WANTED = {
  PAYMENTS: { article: '', noun: 'payments', sum: ' in all', done: 'They are recorded.' },
  ADVANCE: { article: 'an ', noun: 'advance', sum: '', done: 'It is entered.' },
  DEDUCTION: { article: 'a ', noun: 'deduction', sum: '', done: 'It is entered.' },
  OPENING_BALANCE: { article: 'an ', noun: 'opening balance', sum: '', done: 'It is entered.' },
  BANK_FILE: { article: 'a ', noun: 'bank file', sum: '', done: 'Download it under Direct Deposit.' },
};
const toWanted = ({ isAdvance, of }: NoticeFacts['APPROVAL_REQUESTED']): keyof typeof WANTED =>
  of ?? (isAdvance ? 'ADVANCE' : 'PAYMENTS');

export const NOTICE_KINDS: { readonly [Kind in NoticeKind]: KindRow<NoticeFacts[Kind]> } = {
  ADMINISTRATOR_ADDED: {
    to: ADMINS,
    says: ({ by, about }) => `${by} made ${about} an administrator.`,
    inMail: 'Someone was made an administrator.',
  },
  OWN_RATE_CHANGED: {
    to: ADMINS,
    says: ({ by, facts: { dailyRate } }) =>
      dailyRate === null
        ? `${by} removed their own day rate.`
        : `${by} set their own day rate to ${money(dailyRate)}.`,
    inMail: 'Someone changed their own day rate.',
  },
  NEW_PERSON_PAID: {
    to: ADMINS,
    says: ({ by, about, facts }) =>
      `${by} put ${about}, who was added less than a week before, on payroll for the first time: payroll #${facts.number}, ${money(facts.totalPay)}.`,
    inMail: 'Someone added only days ago was put on payroll for the first time.',
    // A batch puts all new people on payroll at once.
    mailed: 'TOGETHER',
  },
  PERSON_DELETED: {
    to: ADMINS,
    says: ({ by, about }) => `${by} permanently deleted ${about}.`,
    inMail: 'Someone was permanently deleted.',
  },
  WRITE_TOKEN_CREATED: {
    to: ADMINS,
    says: ({ by }) => `${by} created an access token that can make changes.`,
    inMail: 'An access token that can make changes was created.',
  },
  SECOND_FACTOR_REMOVED: {
    to: ADMINS,
    alsoToOwner: true,
    says: ({ by, about, facts: { isOwn } }) =>
      isOwn
        ? `${by} removed a second factor of their own.`
        : `${by} removed the second factor of ${about}, who now signs in with just a password.`,
    inMail: 'A second factor was removed.',
  },
  TAX_NUMBER_REPEATED: {
    to: TAX_NUMBER_READERS,
    says: ({ about, facts: { others } }) =>
      `${about} certified a taxpayer number that is already on file for ${others === 1 ? 'another person' : `${others} other people`}.`,
    inMail: 'A certified taxpayer number is already on file for someone else.',
  },
  FIRST_W9_IN_DOUBT: {
    to: TAX_NUMBER_READERS,
    says: ({ by, about }) =>
      `${about} signed a first Form W-9 from an account whose password ${by} chose. Check with ${about} that the form is theirs.`,
    inMail: 'A first Form W-9 was signed from an account whose password someone else chose.',
  },
  TOKEN_CREATED: {
    to: 'OWNER',
    says: ({ facts: { name } }) =>
      `The access token “${name}” was created for your account. If that wasn’t you, revoke it and change your password.`,
    inMail: 'An access token was created for your account.',
  },
  TOKEN_USED_ELSEWHERE: {
    to: 'OWNER',
    says: ({ facts: { name, address } }) =>
      `Your access token “${name}” was used from ${address} for the first time. If you don’t recognize that address, revoke the token.`,
    inMail: 'One of your access tokens was used from a new address.',
  },
  W9_REQUESTED: {
    to: 'OWNER',
    says: ({ by }) => `${by} asked you to sign Form W-9.`,
    inMail: 'You were asked to sign Form W-9.',
  },
  RECEIPTS_REJECTED: {
    to: 'OWNER',
    says: ({ by, facts: { receipts } }) =>
      `${by} rejected ${receipts === 1 ? 'a receipt' : `${receipts} receipts`} of yours. The reason is under Time Logs, where you can change it and send it again.`,
    inMail: 'One of your receipts was rejected. Time Logs says why.',
  },
  APPROVAL_REQUESTED: {
    to: MANAGERS,
    says: ({ by, facts }) => {
      const what = WANTED[toWanted(facts)];
      return `${by} needs your approval for ${what.article}${what.noun} of ${money(facts.amount)}${what.sum}. See Approvals.`;
    },
    inMail: 'Money above the limit is waiting for your approval.',
  },
  APPROVAL_DECIDED: {
    to: 'OWNER',
    says: ({ by, facts }) => {
      const { noun, sum, done } = WANTED[toWanted(facts)];
      const what = `your ${noun} of ${money(facts.amount)}${sum}`;
      return facts.isApproved
        ? `${by} approved ${what}. ${done}`
        : `${by} declined ${what}. See Approvals for the reason.`;
    },
    inMail: 'Your request to a second person was approved or declined.',
  },
  BANK_ACCOUNT_CHANGED: {
    to: ADMINS,
    alsoToOwner: true,
    says: ({ by, about, facts: { endsIn, isFirst } }) =>
      `${by} ${isFirst ? 'entered' : 'changed'} the bank account that ${about} is paid to: it ends in ${endsIn}. If ${about} doesn’t know about it, remove it before the next payment.`,
    inMail: 'A bank account someone is paid to was entered or changed.',
    mailed: 'EACH',
  },
  BANK_ACCOUNT_REMOVED: {
    to: ADMINS,
    alsoToOwner: true,
    says: ({ by, about, facts: { endsIn } }) =>
      `${by} removed the bank account of ${about} that ended in ${endsIn}.`,
    inMail: 'A bank account someone was paid to was removed.',
    mailed: 'EACH',
  },
  BANK_ACCOUNT_SHARED: {
    to: ADMINS,
    says: ({ by, about, facts: { endsIn, others } }) =>
      `${by} entered a bank account for ${about} that ${others === 1 ? 'another person is' : `${others} other people are`} paid to: it ends in ${endsIn}. Make sure everyone knows.`,
    inMail: 'A bank account was entered that is already used to pay someone else.',
  },
  BANK_CHANGE_REQUESTED: {
    to: ADMINS,
    says: ({ by, about, facts: { endsIn } }) =>
      endsIn === null
        ? `${by} needs your approval for new company bank details. See Approvals.`
        : `${by} needs your approval for the bank account of ${about} that ends in ${endsIn}. See Approvals.`,
    inMail: 'New bank details are waiting for your approval.',
  },
  BANK_CHANGE_DECIDED: {
    to: 'OWNER',
    says: ({ by, facts: { isApproved, isOwn } }) =>
      isApproved
        ? `${by} approved the bank details that you entered. They are on file.`
        : `${by} declined the bank details that you entered. ${isOwn ? 'Ask them why.' : 'See Approvals for the reason.'}`,
    inMail: 'Bank details that you entered were approved or declined.',
  },
  LIMIT_CHANGE_REQUESTED: {
    to: ADMINS,
    says: ({ by }) =>
      `${by} needs your approval for a higher limit, or none, for what one person may pay out. See Approvals.`,
    inMail: 'A change to what needs a second person is waiting for your approval.',
  },
  LIMIT_CHANGE_DECIDED: {
    to: 'OWNER',
    says: ({ by, facts: { isApproved } }) =>
      isApproved
        ? `${by} approved the limit that you asked for. It applies from now on.`
        : `${by} declined the limit that you asked for. See Approvals for the reason.`,
    inMail: 'The limit change that you asked for was approved or declined.',
  },
  LIMIT_LOWERED: {
    to: MANAGERS,
    // Also to the actor: an email reaches them if someone else uses their session.
    alsoToOwner: true,
    says: ({ by, facts: { before, after } }) =>
      after === null
        ? `${by} turned off the second person’s approval for payments above ${money(before)}.`
        : `${by} raised the limit above which payments need a second person from ${money(before)} to ${money(after)}.`,
    inMail: 'One person can now pay out more without a second person.',
  },
  EMAIL_CHANGED: {
    to: 'OWNER',
    says: ({ by }) =>
      `${by} changed the email address of your account. If you don’t know about it, tell an administrator.`,
    inMail: 'The email address of your account was changed.',
    advice: UNEXPECTED,
    mailed: 'EACH',
  },
  PASSWORD_CHANGED: {
    to: 'OWNER',
    says: ({ by, facts }) => {
      if (facts.by === 'ADMINISTRATOR') return `${by} set a temporary password for your account.`;
      const how = facts.by === 'OWNER' ? 'You changed your password.' : 'Your password was set with a link.';
      return `${how} If that wasn’t you, tell an administrator.`;
    },
    inMail: 'The password of your account was changed.',
    advice: UNEXPECTED,
    mailed: 'EACH',
  },
  PASSWORD_LINK_CREATED: {
    to: 'OWNER',
    says: ({ by, facts: { isAsked } }) =>
      `${isAsked ? 'Someone asked on the sign-in page for' : `${by} created`} a link to set a new password for your account. If you don’t know about it, tell an administrator.`,
    inMail: 'A link to set a new password for your account was created.',
    advice: UNEXPECTED,
    mailed: 'EACH',
  },
  PLAN_ENTERED: {
    to: 'OWNER',
    says: ({ by, facts: { kind, amount, weekly } }) =>
      `${by} entered ${PLAN_WORDS[kind]}${amount === null ? '' : ` of ${money(amount)}`} for you: ${money(weekly)} a week is taken off your pay. If that’s wrong, ask the company.`,
    inMail: 'An advance or a deduction from your pay was entered.',
  },
  PLAN_CHANGED: {
    to: 'OWNER',
    says: ({ by, facts: { kind, weekly } }) =>
      `${by} changed the terms of ${PLAN_WORDS[kind]} that is taken off your pay: ${money(weekly)} a week.`,
    inMail: 'The terms of an advance or a deduction from your pay were changed.',
  },
  PLAN_ENDED: {
    to: 'OWNER',
    says: ({ by, facts: { kind, isVoid } }) =>
      isVoid
        ? `${by} voided ${PLAN_WORDS[kind]} that had been entered for you by mistake.`
        : `${by} ended ${PLAN_WORDS[kind]}: nothing more is taken off your pay for it.`,
    inMail: 'An advance or a deduction from your pay was ended or voided.',
  },
  OPENING_BALANCE_ENTERED: {
    to: 'OWNER',
    says: ({ by, facts: { year, paid } }) =>
      `${by} entered that you were paid ${money(paid)} in ${year} outside this system. If that’s wrong, ask the company.`,
    inMail: 'The amounts you were paid before the portal was in use were entered.',
  },
  OPENING_BALANCE_VOIDED: {
    to: 'OWNER',
    says: ({ by, facts: { year } }) =>
      `${by} voided what had been entered as paid to you in ${year} outside this system.`,
    inMail: 'The amounts entered as paid to you before the portal was in use were voided.',
  },
  DELETION_REQUESTED: {
    to: ADMINS,
    says: ({ by, about }) => `${by} needs your approval to permanently delete ${about}. See Approvals.`,
    inMail: 'A permanent deletion is waiting for your approval.',
  },
  DELETION_DECIDED: {
    to: 'OWNER',
    says: ({ by, facts: { isApproved } }) =>
      isApproved
        ? `${by} approved the deletion that you asked for. It is done.`
        : `${by} declined the deletion that you asked for. See Approvals for the reason.`,
    inMail: 'A permanent deletion that you asked for was approved or declined.',
  },
};

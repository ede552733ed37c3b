/**
 * What people are told of: each kind of notice, whom it is for, and its text. A text names people by what the list finds
 * out when it is read, so that whoever was deleted since is 'Deleted user #12' in it; facts never hold a name.
 */
import { formatMoney, toExactCents } from 'rules/money';
import { ADMINS, type RoleGroup, TAX_NUMBER_READERS } from 'rules/roles';
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
}

interface Named<Facts> {
  /** Who did it. */
  by: string;
  /** Whom it is about. */
  about: string;
  facts: Facts;
}

interface KindRow<Facts> {
  /** Everybody who is active and has one of the roles, except who did it and whom it is about; or one person, whoever did it. */
  to: RoleGroup | 'OWNER';
  /** Whether whom it is about receives it as well. */
  alsoToOwner?: true;
  says: (named: Named<Facts>) => string;
}

const money = (amount: number): string => formatMoney(toExactCents(amount) ?? 0);

export const NOTICE_KINDS: { readonly [Kind in NoticeKind]: KindRow<NoticeFacts[Kind]> } = {
  ADMINISTRATOR_ADDED: { to: ADMINS, says: ({ by, about }) => `${by} made ${about} an administrator.` },
  OWN_RATE_CHANGED: {
    to: ADMINS,
    says: ({ by, facts: { dailyRate } }) =>
      dailyRate === null
        ? `${by} removed their own day rate.`
        : `${by} set their own day rate to ${money(dailyRate)}.`,
  },
  NEW_PERSON_PAID: {
    to: ADMINS,
    says: ({ by, about, facts }) =>
      `${by} put ${about}, who was added less than a week before, on payroll for the first time: payroll #${facts.number}, ${money(facts.totalPay)}.`,
  },
  PERSON_DELETED: { to: ADMINS, says: ({ by, about }) => `${by} permanently deleted ${about}.` },
  WRITE_TOKEN_CREATED: {
    to: ADMINS,
    says: ({ by }) => `${by} created an access token that can make changes.`,
  },
  SECOND_FACTOR_REMOVED: {
    to: ADMINS,
    alsoToOwner: true,
    says: ({ by, about, facts: { isOwn } }) =>
      isOwn
        ? `${by} removed a second factor of their own.`
        : `${by} removed the second factor of ${about}, who signs in with the password alone now.`,
  },
  TAX_NUMBER_REPEATED: {
    to: TAX_NUMBER_READERS,
    says: ({ about, facts: { others } }) =>
      `${about} certified a taxpayer number that is already on file for ${others === 1 ? 'another person' : `${others} other people`}.`,
  },
  FIRST_W9_IN_DOUBT: {
    to: TAX_NUMBER_READERS,
    says: ({ by, about }) =>
      `${about} signed a first Form W-9 with an account whose password ${by} chose. Check with ${about} that the form is theirs.`,
  },
  TOKEN_CREATED: {
    to: 'OWNER',
    says: ({ facts: { name } }) =>
      `The access token “${name}” was created for your account. If that was not you, revoke it and change your password.`,
  },
  TOKEN_USED_ELSEWHERE: {
    to: 'OWNER',
    says: ({ facts: { name, address } }) =>
      `Your access token “${name}” was used from ${address} for the first time. If you do not know that address, revoke the token.`,
  },
};

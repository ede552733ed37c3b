/** The account that a person is paid to, by its last four digits. */
import { maskAccountNumber } from 'rules/bankNumbers';
import { hasAnyRole, MANAGERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import type { Viewer } from '../../operation/context.ts';
import type { BankAccount as BankAccountRow } from '../../platform/db/generated/client/client.ts';
import type { BankAccountHolder, BankAccountType } from '../../platform/db/generated/client/enums.ts';
import { byKeys } from '../../platform/lib/groupBy.ts';
import { batched } from '../../platform/sql/batched.ts';
import { canReadBankAccount, canSetBankAccount } from '../../viewer/policy.ts';
import { User } from '../people/user.graphql.ts';
import { isNewAccount } from './newAccounts.ts';

export const BankAccountTypeEnum = builder.enumType('BankAccountType', {
  description: 'What kind of account the bank keeps.',
  values: {
    CHECKING: { description: 'A checking account.' },
    SAVINGS: { description: 'A savings account.' },
  } satisfies Record<BankAccountType, { description: string }>,
});
export const BankAccountHolderEnum = builder.enumType('BankAccountHolder', {
  description: 'Whose name the account is in, which decides how the bank is told to pay into it.',
  values: {
    PERSONAL: { description: 'A person: paid by PPD entries.' },
    BUSINESS: { description: 'A business: paid by CCD entries.' },
  } satisfies Record<BankAccountHolder, { description: string }>,
});

/** The viewer's own; everyone's for viewers who pay. */
const visibleAccounts = (viewer: Viewer | null): { userId?: string | { in: string[] } } => {
  if (!viewer) return { userId: { in: [] } };
  return hasAnyRole(viewer, MANAGERS) ? {} : { userId: viewer.id };
};

/** Who is paid to each of these accounts now. */
const holdersOf = batched(async ({ db }, digests) => {
  const rows = await db.bankAccount.findMany({
    select: { accountDigest: true, user: { select: { id: true, firstName: true, lastName: true } } },
    where: { accountDigest: { in: [...digests] }, endedAt: null },
    orderBy: { createdAt: 'asc' },
  });
  return byKeys(digests, rows, ({ accountDigest }) => accountDigest);
});

export const BankAccount = builder.prismaNode('BankAccount', {
  tokenScope: 'SESSION',
  id: { field: 'id' },
  // Another's account and one that is none look the same: null.
  nullable: true,
  description: 'An account that a person is paid to. It never changes: another one takes its place.',
  findUnique: (id, { viewer }) => ({ id, AND: visibleAccounts(viewer) }),
  // The sealed number is selected by nothing here.
  select: { id: true, userId: true },
  authScopes: ({ userId }, context) => isActiveOwnerOrHasRole(context, userId, MANAGERS),
  runScopesOnType: true,
  fields: (t) => ({
    routingNumber: t.exposeString('routingNumber', {
      description: 'The nine digits that name the bank; they are no secret.',
    }),
    accountLast4: t.exposeString('accountLast4', {
      description: 'The last four digits of the number. Nothing returns the others.',
    }),
    maskedAccountNumber: t.string({
      description: "The number as screens show it, such as '•••• 6789'.",
      select: { accountLast4: true },
      resolve: ({ accountLast4 }) => maskAccountNumber(accountLast4),
    }),
    type: t.expose('type', {
      type: BankAccountTypeEnum,
      description: 'What kind of account the bank keeps.',
    }),
    holder: t.expose('holder', {
      type: BankAccountHolderEnum,
      description: 'Whether it is in the name of a person or of a business.',
    }),
    enteredBy: t.relation('enteredBy', {
      type: User,
      nullable: true,
      description: 'Who entered it; null if that person was deleted since.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was entered.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When another one took its place, or it was removed; null for the one that counts.',
    }),
    sharedWith: t.stringList({
      nullable: true,
      description:
        'Others who are paid to the same account now, by name; an empty list if none. For those who pay.',
      authScopes: { anyRole: MANAGERS },
      select: { accountDigest: true },
      resolve: async ({ userId, accountDigest }, _args, context) =>
        accountDigest === null
          ? []
          : (await holdersOf(context, accountDigest)).flatMap(({ user }) =>
              user.id === userId ? [] : [`${user.firstName} ${user.lastName}`],
            ),
    }),
    isNew: t.boolean({
      description: 'Whether fewer than two payments by ACH have been recorded since it was entered.',
      resolve: ({ id }, _args, context) => isNewAccount(context, id),
    }),
  }),
});

const currentAccounts = batched(async ({ db }, people, { select }: { select?: object }) => {
  const found = await db.bankAccount.findMany({
    select: { ...select, id: true, userId: true },
    where: { userId: { in: [...people] }, endedAt: null },
  });
  return byKeys(people, found as BankAccountRow[], ({ userId }) => userId);
});

builder.prismaObjectFields(User, (t) => ({
  bankAccount: t.prismaField({
    type: BankAccount,
    tokenScope: 'SESSION',
    nullable: true,
    description: 'The account that the person is paid to; null if there is none.',
    authScopes: ({ id }, _args, context) => isActiveOwnerOrHasRole(context, id, MANAGERS),
    resolve: async (query, { id }, _args, context) => {
      const [account] = await currentAccounts(context, id, query);
      return account ?? null;
    },
  }),
  viewerCanReadBankAccount: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'SESSION',
    description: 'Whether the viewer may see the account that the person is paid to.',
    resolve: (user, _args, { viewer }) => canReadBankAccount(viewer, user) === null,
  }),
  viewerCanSetBankAccount: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'SESSION',
    description: 'Whether the viewer may enter the account that the person is paid to, and remove it.',
    resolve: (user, _args, { viewer }) => canSetBankAccount(viewer, user) === null,
  }),
}));

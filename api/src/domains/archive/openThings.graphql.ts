/** What is still open for a person who leaves. */
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { assertOneAtATime } from '../../graph/oneAtATime.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import { User } from '../people/user.graphql.ts';
import { listOpenThings, type OPEN_KINDS, type OpenThing as Thing } from './openThings.ts';

const OpenThingKind = builder.enumType('OpenThingKind', {
  description: 'What is still open for a person, which also tells where to settle it.',
  values: {
    UNPAID_RUN: { description: 'A payroll run that no one has recorded as paid.' },
    PENDING_DAYS: { description: 'Worked days of a week that wait for a decision.' },
    APPROVED_DAYS: { description: 'Approved days of a week that are on no payroll run.' },
    PENDING_RECEIPT: { description: 'A receipt that waits for a decision.' },
    APPROVED_RECEIPT: { description: 'An approved receipt that is on no payroll run.' },
    PLAN_BALANCE: { description: 'An advance, a deduction or an overpayment with a balance left.' },
    UNFILED_YEAR: {
      description: 'A year with payments whose form is not filed, while its records are expected to be kept.',
    },
  } satisfies Record<(typeof OPEN_KINDS)[number], { description: string }>,
});

const OpenThing = builder.objectRef<Thing>('OpenThing').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'Something to settle before a person is permanently deleted.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose('kind', { type: OpenThingKind, description: 'What it is.' }),
    text: t.exposeString('text', {
      description: 'What it is, how much and when, as a sentence without a name.',
    }),
    weekStart: t.expose('weekStart', {
      type: 'Date',
      nullable: true,
      description: 'The Monday of the week it belongs to; null for plans and years.',
    }),
    year: t.exposeInt('year', { nullable: true, description: 'The tax year; null for everything else.' }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  openThings: t.field({
    type: [OpenThing],
    tokenScope: 'PAYROLL_READ',
    description:
      'What is still open for the person: days and receipts that wait, unpaid runs, balances of plans and years without a filed form, in the order in which to settle it. Empty if nothing is.',
    authScopes: ({ id }, _args, context) => isActiveOwnerOrHasRole(context, id, PAYROLL_READERS),
    resolve: ({ id }, _args, context, info) => {
      assertOneAtATime(info, 'person');
      return listOpenThings(context.db, context, id);
    },
  }),
}));

/** A person's page: who can open it, which parts they can read, and the history of the day rate. */
import { fromUtcMidnight } from 'rules/days';
import { fromDecimal, toAmount } from 'rules/money';
import { RATE_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { isOwnerOrHasRole } from '../../graph/scopes.ts';
import { keyOrNone } from '../../operation/ids.ts';
import type { PayRate as PayRateRow } from '../../platform/db/generated/client/client.ts';
import { canOpenPerson, canReadAccess, canReadPay } from '../../viewer/policy.ts';
import { inputWords } from './inputWords.ts';
import { User } from './user.graphql.ts';

builder.queryField('person', (t) =>
  t.withAuth({ signedIn: true }).prismaField({
    type: User,
    tokenScope: 'PEOPLE_READ',
    nullable: true,
    description:
      'The person whose page the viewer opens: themselves; for administrators, managers, HR and accountants, anyone. Null when there is none with this id, or none that the viewer may open.',
    args: { id: t.arg.id({ required: true, description: inputWords.userId }) },
    resolve: (query, _root, { id }, { db, viewer }) => {
      const key = keyOrNone('User', id);
      // Viewers without access cannot tell whether the person exists.
      const mayOpen = key && canOpenPerson(viewer, { id: key }) === null;
      return db.user.findFirst({ ...query, where: { id: { in: mayOpen ? [key] : [] } } });
    },
  }),
);

const PayRate = builder
  .objectRef<Pick<PayRateRow, 'dailyRate' | 'effectiveFrom' | 'createdAt'>>('PayRate')
  .implement({
    tokenScope: 'PEOPLE_READ',
    description: 'What a worked day pays, from a given day on.',
    authScopes: { signedIn: true },
    fields: (t) => ({
      dailyRate: t.field({
        type: 'Money',
        nullable: true,
        description: 'Dollars per day worked; null if the rate was removed.',
        resolve: ({ dailyRate }) => (dailyRate === null ? null : toAmount(fromDecimal(dailyRate))),
      }),
      effectiveFrom: t.field({
        type: 'Date',
        description: 'The first day at this rate; it applies until the next one begins.',
        resolve: ({ effectiveFrom }) => fromUtcMidnight(effectiveFrom),
      }),
      createdAt: t.expose('createdAt', {
        type: 'DateTime',
        description: 'When a rate was first set to begin on that day.',
      }),
    }),
  });

builder.prismaObjectFields(User, (t) => ({
  payRates: t.field({
    type: [PayRate],
    tokenScope: 'PEOPLE_READ',
    description: 'The daily rates, including future ones, newest first; empty if none was ever set.',
    authScopes: ({ id }, _args, context) => isOwnerOrHasRole(context, id, RATE_READERS),
    select: {
      payRates: {
        select: { dailyRate: true, effectiveFrom: true, createdAt: true },
        orderBy: { effectiveFrom: 'asc' },
      },
    },
    resolve: ({ payRates }) => payRates.toReversed(),
  }),
  viewerCanOpen: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'PEOPLE_READ',
    description: "Whether the viewer may open this person's page.",
    resolve: (user, _args, { viewer }) => canOpenPerson(viewer, user) === null,
  }),
  viewerCanReadPay: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'PEOPLE_READ',
    description: "Whether the viewer may read this person's runs, statements and tax forms.",
    resolve: (user, _args, { viewer }) => canReadPay(viewer, user) === null,
  }),
  viewerCanReadAccess: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'PEOPLE_READ',
    description: 'Whether the viewer may read how this person signs in.',
    resolve: (user, _args, { viewer }) => canReadAccess(viewer, user) === null,
  }),
}));

/** How long a person's browser may stay idle: the company's setting for their roles. */
import { builder } from '../../graph/builder.ts';
import { toIdleMinutes } from '../../viewer/idleTime.ts';
import { User } from '../people/user.graphql.ts';
import { readCompany } from './company.service.ts';

builder.prismaObjectFields(User, (t) => ({
  idleMinutes: t.int({
    tokenScope: 'SESSION',
    description:
      "Minutes without use after which the person's browser asks for the password again; no one sees other people's.",
    authScopes: (user) => ({ owner: user.id }),
    select: { roles: { select: { role: true } } },
    resolve: async ({ roles }, _args, { db }) =>
      toIdleMinutes(
        roles.map(({ role }) => role),
        await readCompany(db),
      ),
  }),
}));

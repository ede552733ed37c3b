/** Contractors, for those who manage, pay and account for them. */
import { CONTRACTOR_READERS, MANAGERS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { keysetPage } from '../../graph/keyset.ts';
import { pageRowsQuery } from '../../graph/pagedConnection.ts';
import { newestFirst } from '../../graph/sortOrder.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { keyOrNone } from '../../operation/ids.ts';
import { count, findMany } from '../../platform/sql/find.ts';
import { BY_NAME } from '../people/byName.ts';
import { email, newPerson, personName, rate, rateStart } from '../people/inputRules.ts';
import { User, UserConnection } from '../people/user.graphql.ts';
import {
  contractorsWhere,
  createContractor,
  deactivateContractor,
  updateContractor,
} from './contractors.service.ts';

export const ActivityStatus = builder.enumType('ActivityStatus', {
  description: 'Whether people can sign in.',
  values: ['active', 'inactive'] as const,
});
const ContractorOrder = builder.enumType('ContractorOrder', {
  description: 'By last and first name, or the newest first.',
  values: ['NAME', 'NEWEST'] as const,
});

builder.queryField('contractors', (t) =>
  t.connection(
    {
      type: User,
      description: 'Contractors; archived ones only if requested.',
      authScopes: { anyRole: CONTRACTOR_READERS },
      args: {
        search: t.arg.string({
          description: 'Words, each of which must occur in the name or the email address.',
        }),
        status: t.arg({ type: ActivityStatus }),
        order: t.arg({ type: ContractorOrder }),
        includeArchived: t.arg.boolean({
          description: 'Includes people who have left and are archived: totals for the past need them.',
        }),
      },
      resolve: (_root, args, context, info) => {
        const where = contractorsWhere(args);
        const { select } = pageRowsQuery(context, info);
        return keysetPage({
          args,
          info,
          order: args.order === 'NEWEST' ? newestFirst('createdAt') : BY_NAME,
          where,
          find: (stretch) =>
            findMany(context, 'user', {
              select: { ...select, id: true, lastName: true, firstName: true, createdAt: true },
              ...stretch,
            }),
          count: () => count(context, 'user', { where }),
        });
      },
    },
    UserConnection,
  ),
);

builder.queryField('contractor', (t) =>
  t.prismaField({
    type: User,
    nullable: true,
    description: 'One contractor; null when there is none with this id.',
    authScopes: { anyRole: CONTRACTOR_READERS },
    args: { id: t.arg.id({ required: true }) },
    resolve: (query, _root, { id }, { db }) => {
      const key = keyOrNone('User', id);
      return db.user.findFirst({
        ...query,
        where: { id: { in: key ? [key] : [] }, ...contractorsWhere({}) },
      });
    },
  }),
);

const CreateContractorInput = builder.inputType('CreateContractorInput', {
  description:
    'Everything but the daily rate is required; the contractor changes the password at the first sign-in.',
  validate: z.object({ ...newPerson, ...rate }),
  fields: (t) => ({
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    dailyRate: t.field({ type: 'Money', description: 'Dollars a day.' }),
    effectiveFrom: t.field({ type: 'Date', description: rateStart }),
  }),
});

builder.mutationField('createContractor', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: User,
    description: 'Adds a contractor.',
    errors: { types: [ConflictError, ValidationError] },
    args: { input: t.arg({ type: CreateContractorInput, required: true }) },
    resolve: async (query, _root, { input }, context) =>
      context.db.user.findUniqueOrThrow({ ...query, where: { id: await createContractor(context, input) } }),
  }),
);

const UpdateContractorInput = builder.inputType('UpdateContractorInput', {
  description: 'Fields left out stay unchanged.',
  validate: z.object({
    id: z.string(),
    firstName: personName('First name').nullish(),
    lastName: personName('Last name').nullish(),
    email: email.nullish(),
    ...rate,
  }),
  fields: (t) => ({
    id: t.id({ required: true }),
    firstName: t.string(),
    lastName: t.string(),
    email: t.string(),
    dailyRate: t.field({ type: 'Money', description: 'Dollars a day.' }),
    effectiveFrom: t.field({ type: 'Date', description: rateStart }),
  }),
});

builder.mutationField('updateContractor', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: User,
    description: "Changes a contractor's name, email address or daily rate; null removes the rate.",
    errors: { types: [ConflictError, ForbiddenError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: UpdateContractorInput, required: true }) },
    resolve: async (query, _root, { input }, context) =>
      context.db.user.findUniqueOrThrow({ ...query, where: { id: await updateContractor(context, input) } }),
  }),
);

const DeactivateContractorInput = builder.inputType('DeactivateContractorInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

builder.mutationField('deactivateContractor', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: User,
    description:
      "Ends a contractor's access at once; repeating it changes nothing. Days, pay and documents stay.",
    errors: { types: [ForbiddenError, NotFoundError] },
    args: { input: t.arg({ type: DeactivateContractorInput, required: true }) },
    resolve: async (query, _root, { input }, context) =>
      context.db.user.findUniqueOrThrow({
        ...query,
        where: { id: await deactivateContractor(context, input.id) },
      }),
  }),
);

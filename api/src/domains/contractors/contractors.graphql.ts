/** Contractors, for managers and accountants. */
import { CONTRACTOR_READERS, MANAGERS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { underEitherName } from '../../graph/formerNames.ts';
import { listPage } from '../../graph/listPage.ts';
import { newestFirst } from '../../graph/sortOrder.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { keyOrNone } from '../../operation/ids.ts';
import { BY_NAME } from '../people/byName.ts';
import { email, newPerson, personName, rate } from '../people/inputRules.ts';
import { inputWords } from '../people/inputWords.ts';
import { User, UserConnection } from '../people/user.graphql.ts';
import {
  contractorsWhere,
  createContractor,
  deactivateContractor,
  updateContractor,
} from './contractors.service.ts';

export const ActivityStatus = builder.enumType('ActivityStatus', {
  description: 'Whether people can sign in.',
  values: {
    active: { description: 'People who can sign in.' },
    inactive: { description: 'People who cannot sign in; their records stay.' },
  },
});
const ContractorOrder = builder.enumType('ContractorOrder', {
  description: 'By last and first name, or the newest first.',
  values: {
    NAME: { description: 'By last name, then first name; the default.' },
    NEWEST: { description: 'Those added last come first.' },
  },
});

builder.queryField('contractors', (t) =>
  t.connection(
    {
      type: User,
      tokenScope: 'PEOPLE_READ',
      description: 'Contractors; archived ones only if requested.',
      authScopes: { anyRole: CONTRACTOR_READERS },
      args: {
        search: t.arg.string({
          description: inputWords.search,
        }),
        status: t.arg({
          type: ActivityStatus,
          description: 'Only those who can sign in, or only those who cannot; both if left out.',
        }),
        orderBy: t.arg({ type: ContractorOrder, description: 'By name if left out.' }),
        order: t.arg({
          type: ContractorOrder,
          description: 'The former name of orderBy.',
          deprecationReason: 'Use orderBy.',
        }),
        includeArchived: t.arg.boolean({
          description: 'Includes people who have left and are archived: totals for the past need them.',
        }),
      },
      resolve: (_root, args, context, info) => {
        const where = contractorsWhere(args);
        return listPage('user', context, args, info, {
          order: underEitherName(args, 'orderBy', 'order') === 'NEWEST' ? newestFirst('createdAt') : BY_NAME,
          where,
          columns: { id: true },
        });
      },
    },
    UserConnection,
  ),
);

builder.queryField('contractor', (t) =>
  t.prismaField({
    type: User,
    tokenScope: 'PEOPLE_READ',
    nullable: true,
    description: 'One contractor; null when there is none with this id.',
    authScopes: { anyRole: CONTRACTOR_READERS },
    args: { id: t.arg.id({ required: true, description: 'The id of a contractor, who may be archived.' }) },
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
    email: t.string({ required: true, description: inputWords.email }),
    password: t.string({ required: true, description: inputWords.password }),
    firstName: t.string({ required: true, description: inputWords.firstName }),
    lastName: t.string({ required: true, description: inputWords.lastName }),
    dailyRate: t.field({ type: 'Money', description: inputWords.dailyRate }),
    effectiveFrom: t.field({ type: 'Date', description: inputWords.effectiveFrom }),
  }),
});

builder.mutationField('createContractor', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description: 'Adds a contractor with a temporary password; invitePerson lets them choose one instead.',
    errors: { types: [ConflictError, ValidationError] },
    args: { input: t.arg({ type: CreateContractorInput, required: true }) },
    resolve: changedRecord('user', createContractor),
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
    id: t.id({ required: true, description: 'The id of a contractor, not of a staff member.' }),
    firstName: t.string({ description: inputWords.firstName }),
    lastName: t.string({ description: inputWords.lastName }),
    email: t.string({ description: inputWords.email }),
    dailyRate: t.field({ type: 'Money', description: inputWords.dailyRate }),
    effectiveFrom: t.field({ type: 'Date', description: inputWords.effectiveFrom }),
  }),
});

builder.mutationField('updateContractor', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description: "Changes a contractor's name, email address or daily rate; null removes the rate.",
    errors: { types: [ConflictError, ForbiddenError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: UpdateContractorInput, required: true }) },
    resolve: changedRecord('user', updateContractor),
  }),
);

const DeactivateContractorInput = builder.inputType('DeactivateContractorInput', {
  description: 'Whose access ends.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The id of a contractor, not of a staff member.' }),
  }),
});

builder.mutationField('deactivateContractor', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description:
      "Ends a contractor's access at once; repeating it changes nothing. Days, pay and documents stay.",
    errors: { types: [ForbiddenError, NotFoundError] },
    args: { input: t.arg({ type: DeactivateContractorInput, required: true }) },
    resolve: changedRecord('user', (context, input) => deactivateContractor(context, input.id)),
  }),
);

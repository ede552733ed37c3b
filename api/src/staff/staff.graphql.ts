/** Staff, for those who look after them. */
import { z } from 'zod';
import { builder } from '../graphql/builder.ts';
import { ConflictError, ForbiddenError, ValidationError } from '../graphql/errors.ts';
import { newPerson } from '../identity/inputRules.ts';
import { ROLES_BY_RANK } from '../identity/roles.ts';
import { RoleNameEnum, User } from '../identity/user.graphql.ts';
import { createStaff } from './staff.service.ts';

const CreateStaffInput = builder.inputType('CreateStaffInput', {
  description:
    'Without roles, the new member of staff is an Employee; the password is changed at the first sign-in.',
  validate: z.object({ ...newPerson, roles: z.array(z.enum(ROLES_BY_RANK)).nullish() }),
  fields: (t) => ({
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    roles: t.field({ type: [RoleNameEnum] }),
  }),
});

builder.mutationField('createStaff', (t) =>
  t.withAuth({ permission: 'add_staff' }).prismaField({
    type: User,
    description: 'Adds a member of staff. Nobody grants a role above the own.',
    errors: { types: [ConflictError, ForbiddenError, ValidationError] },
    args: { input: t.arg({ type: CreateStaffInput, required: true }) },
    resolve: async (query, _root, { input }, context) =>
      context.db.user.findUniqueOrThrow({ ...query, where: { id: await createStaff(context, input) } }),
  }),
);

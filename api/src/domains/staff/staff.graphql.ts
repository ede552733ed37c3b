/** Adds and edits staff, their roles, and anyone's daily rate. */
import { ADMINS, MANAGERS, ROLES_BY_RANK } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { newPersonFields, rateFields } from '../people/inputFields.ts';
import { newPerson, personName, phone, rate } from '../people/inputRules.ts';
import { inputWords } from '../people/inputWords.ts';
import { RoleNameEnum, User } from '../people/user.graphql.ts';
import { assignRole, removeRole } from './roles.service.ts';
import { createStaff, setPayRate, updateStaff } from './staff.service.ts';

const CreateStaffInput = builder.inputType('CreateStaffInput', {
  description:
    'Without roles, the new staff member is an Employee; the password is changed at the first sign-in.',
  validate: z.object({ ...newPerson, ...rate, roles: z.array(z.enum(ROLES_BY_RANK)).nullish() }),
  fields: (t) => ({
    ...newPersonFields(t),
    roles: t.field({ type: [RoleNameEnum], description: inputWords.roles }),
    ...rateFields(t),
  }),
});

builder.mutationField('createStaff', (t) =>
  t.withAuth({ permission: 'add_staff', fresh: true }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description:
      'Adds a staff member. Only someone who may do everything a role may can grant it, and only someone who may set daily rates can set one.',
    errors: { types: [ConflictError, ForbiddenError, ValidationError] },
    args: { input: t.arg({ type: CreateStaffInput, required: true }) },
    resolve: changedRecord('user', createStaff),
  }),
);

const UpdateStaffInput = builder.inputType('UpdateStaffInput', {
  description: 'Fields left out stay unchanged; null clears phone and rate.',
  validate: z.object({
    id: z.string(),
    firstName: personName('First name').nullish(),
    lastName: personName('Last name').nullish(),
    phone,
    ...rate,
  }),
  fields: (t) => ({
    id: t.id({ required: true, description: inputWords.userId }),
    firstName: t.string({ description: inputWords.firstName }),
    lastName: t.string({ description: inputWords.lastName }),
    phone: t.string({ description: inputWords.phone }),
    ...rateFields(t),
  }),
});

builder.mutationField('updateStaff', (t) =>
  t.withAuth({ anyRole: ADMINS }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description: "Changes a person's name, phone or daily rate.",
    errors: { types: [ForbiddenError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: UpdateStaffInput, required: true }) },
    resolve: changedRecord('user', updateStaff),
  }),
);

const SetPayRateInput = builder.inputType('SetPayRateInput', {
  description: 'Whose rate it is, how much, and from which day on.',
  validate: z.object({ userId: z.string(), ...rate }),
  fields: (t) => ({
    userId: t.id({ required: true, description: inputWords.userId }),
    dailyRate: t.field({
      type: 'Money',
      description: 'US dollars per day worked; null or left out removes the rate.',
    }),
    effectiveFrom: t.field({ type: 'Date', description: inputWords.effectiveFrom }),
  }),
});

builder.mutationField('setPayRate', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description: "Sets someone else's daily rate from a given day on, until the next rate already set.",
    errors: { types: [ForbiddenError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: SetPayRateInput, required: true }) },
    resolve: changedRecord('user', setPayRate),
  }),
);

const AssignRoleInput = builder.inputType('AssignRoleInput', {
  description: 'Who gets which role.',
  fields: (t) => ({
    userId: t.id({ required: true, description: 'The id of a staff member; contractors have no roles.' }),
    role: t.field({
      type: RoleNameEnum,
      required: true,
      description: 'The role to add; one that the person has is a conflict.',
    }),
  }),
});

builder.mutationField('assignRole', (t) =>
  t.withAuth({ permission: 'assign_roles', fresh: true }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description:
      'Gives a staff member a role, effective immediately. Only someone who may do everything the role may can grant it.',
    errors: { types: [ConflictError, ForbiddenError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: AssignRoleInput, required: true }) },
    resolve: changedRecord('user', assignRole),
  }),
);

const RemoveRoleInput = builder.inputType('RemoveRoleInput', {
  description: 'Who loses which role.',
  fields: (t) => ({
    userId: t.id({ required: true, description: 'The id of a staff member.' }),
    role: t.field({
      type: RoleNameEnum,
      required: true,
      description: "The role to take away; the person's other roles stay.",
    }),
  }),
});

builder.mutationField('removeRole', (t) =>
  t.withAuth({ permission: 'assign_roles', fresh: true }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description: 'Removes a role, effective immediately. The last active administrator keeps IT_Admin.',
    errors: { types: [ConflictError, ForbiddenError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: RemoveRoleInput, required: true }) },
    resolve: changedRecord('user', removeRole),
  }),
);

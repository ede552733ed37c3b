/** Adds, edits and deactivates contractors. */
import { MANAGERS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { newPersonFields, rateFields } from '../people/inputFields.ts';
import { email, newPerson, personName, rate } from '../people/inputRules.ts';
import { inputWords } from '../people/inputWords.ts';
import { User } from '../people/user.graphql.ts';
import { createContractor, deactivateContractor, updateContractor } from './contractors.service.ts';

const CreateContractorInput = builder.inputType('CreateContractorInput', {
  description:
    'Everything but the daily rate is required; the contractor changes the password at the first sign-in.',
  validate: z.object({ ...newPerson, ...rate }),
  fields: (t) => ({
    ...newPersonFields(t),
    ...rateFields(t),
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
    ...rateFields(t),
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

/** The viewer's own profile. */
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { ForbiddenError, ValidationError } from '../../operation/errors.ts';
import { address, personName, phone, rate } from '../people/inputRules.ts';
import { addressWords, inputWords } from '../people/inputWords.ts';
import { User } from '../people/user.graphql.ts';
import { updateProfile } from './profile.service.ts';

const AddressInput = builder.inputType('AddressInput', {
  description: 'Parts left out stay unchanged; null or an empty string clears them.',
  fields: (t) => ({
    street: t.string({ description: addressWords.street }),
    city: t.string({ description: addressWords.city }),
    state: t.string({ description: addressWords.state }),
    zip: t.string({ description: addressWords.zip }),
    country: t.string({ description: addressWords.country }),
  }),
});

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'Fields left out stay unchanged; null clears them. Names cannot be cleared.',
  validate: z.object({
    firstName: personName('First name').optional(),
    lastName: personName('Last name').optional(),
    phone,
    address: address.nullish(),
    dailyRate: rate.dailyRate,
  }),
  fields: (t) => ({
    firstName: t.string({ description: inputWords.firstName }),
    lastName: t.string({ description: inputWords.lastName }),
    phone: t.string({ description: inputWords.phone }),
    address: t.field({
      type: AddressInput,
      description: 'The parts to change; null clears the whole address.',
    }),
    dailyRate: t.field({
      type: 'Money',
      description: 'US dollars per day worked, from today on; for managers and administrators only.',
    }),
  }),
});

builder.mutationField('updateProfile', (t) =>
  t.withAuth({ signedIn: true }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description: "Changes the viewer's own profile. The daily rate is for managers and administrators.",
    errors: { types: [ForbiddenError, ValidationError] },
    args: { input: t.arg({ type: UpdateProfileInput, required: true }) },
    resolve: changedRecord('user', updateProfile),
  }),
);

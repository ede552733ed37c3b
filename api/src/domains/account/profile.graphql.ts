/** The viewer's own profile. */
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { ForbiddenError, ValidationError } from '../../operation/errors.ts';
import { address, personName, phone, rate } from '../people/inputRules.ts';
import { User } from '../people/user.graphql.ts';
import { updateProfile } from './profile.service.ts';

const AddressInput = builder.inputType('AddressInput', {
  description: 'Parts left out stay unchanged; null or an empty string clears them.',
  fields: (t) => ({
    street: t.string(),
    city: t.string(),
    state: t.string(),
    zip: t.string(),
    country: t.string(),
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
    firstName: t.string(),
    lastName: t.string(),
    phone: t.string(),
    address: t.field({ type: AddressInput }),
    dailyRate: t.field({ type: 'Money' }),
  }),
});

builder.mutationField('updateProfile', (t) =>
  t.withAuth({ signedIn: true }).prismaField({
    type: User,
    description: "Changes the viewer's own profile. The daily rate is for managers and administrators.",
    errors: { types: [ForbiddenError, ValidationError] },
    args: { input: t.arg({ type: UpdateProfileInput, required: true }) },
    resolve: async (query, _root, { input }, context) =>
      context.db.user.findUniqueOrThrow({ ...query, where: { id: await updateProfile(context, input) } }),
  }),
);

/** Signs a Form W-9, and reveals a number in full. */
import { requiredMessage } from 'rules/messages';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { ForbiddenError, NotFoundError, RateLimitError, ValidationError } from '../../operation/errors.ts';
import { addressWords } from '../people/inputWords.ts';
import { User } from '../people/user.graphql.ts';
import { certification, type EARLIER_FORM } from './certification.ts';
import { type Certified, certifyTaxProfile } from './certify.service.ts';
import { reasonInput } from './reason.ts';
import { revealTaxNumber } from './reveal.service.ts';
import { TaxClassEnum, TaxNumberTypeEnum, TaxProfile } from './taxProfile.graphql.ts';

const EarlierFormEnum = builder.enumType('EarlierForm', {
  description: 'Why the earlier form no longer applies.',
  values: {
    STATUS_CHANGED: { description: 'It was right until the tax status changed.' },
    WAS_WRONG: { description: 'It was never right: the new form replaces it from the start.' },
  } satisfies Record<(typeof EARLIER_FORM)[number], object>,
});

const CertifyTaxProfileInput = builder.inputType('CertifyTaxProfileInput', {
  description: 'The lines of Form W-9. Individuals give their name in parts, entities as the legal name.',
  validate: certification,
  fields: (t) => ({
    legalName: t.string({ description: 'Line 1; individuals leave it out, and it is built from the parts.' }),
    firstName: t.string({ description: 'Individuals only: given name, as on the tax return.' }),
    middleName: t.string({ description: 'Individuals only: middle name, if the tax return shows one.' }),
    lastName: t.string({ description: 'Individuals only: family name, as on the tax return.' }),
    suffix: t.string({ description: 'Individuals only, such as Jr. or III.' }),
    businessName: t.string({ description: 'Line 2, if it differs from line 1.' }),
    taxClass: t.field({
      type: TaxClassEnum,
      required: true,
      description: 'The box of line 3a that is checked.',
    }),
    llcClass: t.string({ description: 'C, S or P, only for an LLC.' }),
    otherClass: t.string({ description: 'What the payee is; only for the class OTHER.' }),
    exemptPayeeCode: t.string({ description: 'Line 4: 1 to 13; never for individuals.' }),
    fatcaCode: t.string({ description: 'Line 4: A to M; never for individuals.' }),
    street: t.string({ required: true, description: addressWords.street }),
    city: t.string({ required: true, description: addressWords.city }),
    state: t.string({ required: true, description: "The state's two letters." }),
    zip: t.string({ required: true, description: addressWords.zip }),
    taxNumberType: t.field({
      type: TaxNumberTypeEnum,
      required: true,
      description: 'EIN for corporations, partnerships and LLCs; usually SSN for individuals.',
    }),
    taxNumber: t.string({ required: true, description: 'Nine digits, with or without hyphens.' }),
    itemTwoCrossed: t.boolean({ description: 'Whether item 2 of the certification is crossed out.' }),
    earlierForm: t.field({
      type: EarlierFormEnum,
      description:
        'What happens to the previous form if class or exemption differ from it; a change as of today if left out.',
    }),
    changedOn: t.field({
      type: 'Date',
      description: 'The day the tax status changed; today if left out.',
    }),
    certified: t.boolean({
      required: true,
      description: 'True: the text of w9Certification is certified under penalties of perjury.',
    }),
    signedName: t.string({ required: true, description: 'The name of the person who signs.' }),
  }),
});

const CertifyTaxProfilePayload = builder.objectRef<Certified>('CertifyTaxProfilePayload').implement({
  description: 'The form as it was certified.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    taxProfile: t.prismaField({
      type: TaxProfile,
      description: 'The new form, which is in effect now.',
      resolve: (query, { profileId }, _args, { db }) =>
        db.taxProfile.findUniqueOrThrow({ ...query, where: { id: profileId } }),
    }),
    user: t.prismaField({
      type: User,
      description: 'The viewer, who certified it.',
      resolve: (query, { userId }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    warnings: t.exposeStringList('warnings', {
      description: 'What is unusual about the number but may still be right.',
    }),
  }),
});

builder.mutationField('certifyTaxProfile', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: CertifyTaxProfilePayload,
    tokenScope: 'SESSION',
    description:
      'Signs the viewer’s own Form W-9, in a session; access tokens cannot. It replaces the previous one, which stays in the history.',
    errors: { types: [ForbiddenError, RateLimitError, ValidationError] },
    args: { input: t.arg({ type: CertifyTaxProfileInput, required: true }) },
    resolve: (_root, { input }, context) => certifyTaxProfile(context, input),
  }),
);

const RevealTaxNumberInput = builder.inputType('RevealTaxNumberInput', {
  description: 'Whose number, and why the viewer needs it in full.',
  validate: z.object({
    userId: z.string(),
    password: z.string().min(1, requiredMessage('Password')).max(1000, 'Password is too long.'),
    reason: reasonInput('reveal'),
  }),
  fields: (t) => ({
    userId: t.id({
      required: true,
      description: 'Whose number: the id of the viewer or, for administrators and accountants, of anyone.',
    }),
    password: t.string({ required: true, description: "The viewer's own password, again." }),
    reason: t.string({
      required: true,
      description: 'Recorded in the audit log, and shown to the person whose number it is.',
    }),
  }),
});

const RevealTaxNumberPayload = builder.objectRef<{ taxNumber: string }>('RevealTaxNumberPayload').implement({
  description: 'The number; do not store or log it.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    taxNumber: t.exposeString('taxNumber', { description: "In full, such as '400-11-1222'." }),
  }),
});

builder.mutationField('revealTaxNumber', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: RevealTaxNumberPayload,
    tokenScope: 'SESSION',
    description:
      'Returns the viewer’s own taxpayer number in full; administrators and accountants can reveal anyone’s. Wrong passwords count as they do at sign-in.',
    errors: { types: [ForbiddenError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: RevealTaxNumberInput, required: true }) },
    resolve: async (_root, { input }, context) => ({ taxNumber: await revealTaxNumber(context, input) }),
  }),
);

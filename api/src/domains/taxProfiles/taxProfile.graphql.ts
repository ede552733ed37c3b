/** What a payee certified on a Form W-9, with only as much of the number as a screen may show. */

import { ADMINS, hasAnyRole, PAYROLL_READERS, type RoleGroup, TAX_NUMBER_READERS } from 'rules/roles';
import { maskTaxNumber, type TaxNumberType } from 'rules/taxNumber';
import type { TaxClass } from 'rules/w9';
import { certificationText, W9_REVISION, type W9Words, w9Words } from '../../documents/pdf/w9Words.ts';
import { builder } from '../../graph/builder.ts';
import { isActiveOwnerOrHasRole, isOwnerOrHasRole } from '../../graph/scopes.ts';
import type { Context } from '../../operation/context.ts';
import { byKeys } from '../../platform/lib/groupBy.ts';
import { batched } from '../../platform/sql/batched.ts';
import { canRevealTaxNumber } from '../../viewer/policy.ts';
import { addressWords } from '../people/inputWords.ts';
import { User } from '../people/user.graphql.ts';
import { loadSharers } from './sharers.ts';
import { lacksW9, type TaxProfile as TaxProfileRow, visibleTaxProfiles } from './taxProfiles.service.ts';

export const TaxClassEnum = builder.enumType('TaxClass', {
  description: 'The federal tax classification: the boxes of line 3a.',
  values: {
    INDIVIDUAL: { description: 'Individual, sole proprietor, or a single-member LLC that is disregarded.' },
    C_CORPORATION: { description: 'C corporation: its pay is on no 1099-NEC.' },
    S_CORPORATION: { description: 'S corporation: its pay is on no 1099-NEC.' },
    PARTNERSHIP: { description: 'Partnership: its pay goes on a 1099-NEC.' },
    TRUST_ESTATE: { description: 'Trust or estate: its pay goes on a 1099-NEC.' },
    LLC: { description: 'Limited liability company, taxed as `llcClass` says.' },
    OTHER: { description: 'Anything else; `otherClass` says what.' },
  } satisfies Record<TaxClass, { description: string }>,
});
export const TaxNumberTypeEnum = builder.enumType('TaxNumberType', {
  description:
    'The kind of taxpayer number: of an employer (EIN), of a person (SSN), or of a person without an SSN (ITIN).',
  values: {
    SSN: { description: 'Social Security number, of a person.' },
    EIN: { description: 'Employer identification number, of a business.' },
    ITIN: { description: 'Individual taxpayer identification number, of a person without an SSN.' },
  } satisfies Record<TaxNumberType, { description: string }>,
});

const ofOneselfOr =
  (roles: RoleGroup) =>
  ({ id }: { id: string }, _args: unknown, context: Context) =>
    isActiveOwnerOrHasRole(context, id, roles);

/** The entries of the form are for the payee and for people who file. A manager only sees that it is signed. */
const entered = {
  authScopes: ({ userId }: { userId: string }, _args: unknown, context: Context) =>
    isOwnerOrHasRole(context, userId, TAX_NUMBER_READERS),
};

export const TaxProfile = builder.prismaNode('TaxProfile', {
  tokenScope: 'TAX_READ',
  id: { field: 'id' },
  // Someone else's profile looks like one that does not exist: null.
  nullable: true,
  description: 'One Form W-9 as a payee certified it; a newer one replaces it and leaves it on file.',
  findUnique: (id, { viewer }) => ({ id, ...visibleTaxProfiles(viewer) }),
  // Nothing here selects the encrypted number.
  select: { id: true, userId: true },
  authScopes: ({ userId }, context) => isActiveOwnerOrHasRole(context, userId, PAYROLL_READERS),
  runScopesOnType: true,
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Starts at 1; the highest is the one in effect.' }),
    legalName: t.exposeString('legalName', {
      ...entered,
      description: 'Line 1 of the form: the name on the tax return.',
    }),
    firstName: t.exposeString('firstName', {
      ...entered,
      nullable: true,
      description: "An individual's given name; null for an entity.",
    }),
    middleName: t.exposeString('middleName', {
      description: "An individual's middle name; null if there is none.",
      ...entered,
      nullable: true,
    }),
    lastName: t.exposeString('lastName', {
      ...entered,
      nullable: true,
      description: "An individual's family name; null for an entity.",
    }),
    suffix: t.exposeString('suffix', {
      description: 'Such as Jr. or III; null if there is none.',
      ...entered,
      nullable: true,
    }),
    businessName: t.exposeString('businessName', {
      ...entered,
      nullable: true,
      description: 'Line 2 of the form; null if the payee left it empty.',
    }),
    taxClass: t.expose('taxClass', {
      description: 'The box of line 3a that was checked.',
      ...entered,
      type: TaxClassEnum,
    }),
    llcClass: t.exposeString('llcClass', {
      ...entered,
      nullable: true,
      description: 'How an LLC is taxed: C, S or P; null for other classes.',
    }),
    otherClass: t.exposeString('otherClass', {
      description: 'What the class OTHER means; null for other classes.',
      ...entered,
      nullable: true,
    }),
    exemptPayeeCode: t.exposeString('exemptPayeeCode', {
      description: 'Line 4: the code of a payee exempt from backup withholding; null if none.',
      ...entered,
      nullable: true,
    }),
    fatcaCode: t.exposeString('fatcaCode', {
      description: 'Line 4: the code of an exemption from FATCA reporting; null if none.',
      ...entered,
      nullable: true,
    }),
    street: t.exposeString('street', { ...entered, description: addressWords.street }),
    city: t.exposeString('city', { ...entered, description: addressWords.city }),
    state: t.exposeString('state', { ...entered, description: "The state's two letters." }),
    zip: t.exposeString('zip', { ...entered, description: addressWords.zip }),
    taxNumberType: t.expose('taxNumberType', {
      type: TaxNumberTypeEnum,
      description: 'What kind of number the payee certified.',
    }),
    taxNumberLast4: t.exposeString('taxNumberLast4', {
      description: 'The last four digits; revealTaxNumber returns all nine.',
    }),
    maskedTaxNumber: t.string({
      description: "The number as screens show it, such as '•••-••-1234', or '••-•••1234' for an EIN.",
      select: { taxNumberType: true, taxNumberLast4: true },
      resolve: ({ taxNumberType, taxNumberLast4 }) => maskTaxNumber(taxNumberType, taxNumberLast4),
    }),
    itemTwoCrossed: t.exposeBoolean('itemTwoCrossed', {
      ...entered,
      description: 'Whether the payee crossed out item 2: the IRS has notified them of backup withholding.',
    }),
    formRevision: t.exposeString('formRevision', {
      description: 'The revision whose text was certified, such as 2024-03.',
    }),
    signedName: t.exposeString('signedName', {
      ...entered,
      description: 'The name with which the payee signed.',
    }),
    signedAt: t.expose('signedAt', {
      type: 'DateTime',
      description: 'When the payee signed under penalties of perjury.',
    }),
    signedIpAddress: t.exposeString('signedIpAddress', {
      nullable: true,
      description: 'The IP address it was signed from; for the payee and administrators.',
      authScopes: ({ userId }, _args, context) => isOwnerOrHasRole(context, userId, ADMINS),
    }),
    viewerCanReveal: t.boolean({
      description: 'Whether the viewer may see the number in full, with their password and a reason.',
      resolve: ({ userId }, _args, { viewer }) =>
        viewer !== null && !viewer.accessToken && canRevealTaxNumber(viewer, userId) === null,
    }),
    isMistake: t.boolean({
      description: 'Whether the number was marked as a mistake and must be certified again.',
      select: { decision: { select: { verdict: true } } },
      resolve: ({ decision }) => decision?.verdict === 'MISTAKE',
    }),
    user: t.relation('user', { description: 'Who certified it.' }),
    sharedWith: t.prismaField({
      type: [User],
      description:
        'Others whose newest certification has the same number as this person’s newest one; for administrators and accountants, and never for the person who certified it.',
      resolve: async ({ select }, { userId }, _args, context) => {
        const { viewer } = context;
        // Someone who certifies a guess must not see who has the number.
        const mayKnow = viewer !== null && viewer.id !== userId && hasAnyRole(viewer, TAX_NUMBER_READERS);
        return mayKnow ? loadSharers(context, userId, { select }) : [];
      },
    }),
  }),
});

const newestCertified = batched(async ({ db }, people, { select }: { select?: object }) => {
  const found = await db.taxProfile.findMany({
    select: { ...select, id: true, userId: true },
    where: { userId: { in: [...people] } },
    orderBy: { version: 'desc' },
    distinct: 'userId',
  });
  return byKeys(people, found as TaxProfileRow[], ({ userId }) => userId);
});

builder.prismaObjectFields(User, (t) => ({
  taxProfile: t.prismaField({
    type: TaxProfile,
    tokenScope: 'TAX_READ',
    nullable: true,
    description: 'The newest Form W-9 that the person certified; null if there is none.',
    authScopes: ofOneselfOr(PAYROLL_READERS),
    resolve: async (query, { id }, _args, context) => {
      const [profile] = await newestCertified(context, id, query);
      return profile ?? null;
    },
  }),
  lacksW9: t.boolean({
    tokenScope: 'TAX_READ',
    description: 'Whether this is a contractor who has not certified a Form W-9 yet.',
    authScopes: ofOneselfOr(PAYROLL_READERS),
    select: { kind: true },
    resolve: (person, _args, context) => lacksW9(context, person),
  }),
  taxProfiles: t.relation('taxProfiles', {
    type: TaxProfile,
    tokenScope: 'TAX_READ',
    description: 'Everything the person ever certified, the newest first; for the person and administrators.',
    authScopes: ofOneselfOr(ADMINS),
    query: { orderBy: { version: 'desc' } },
  }),
}));

const W9Certification = builder.objectRef<W9Words & { revision: string }>('W9Certification').implement({
  tokenScope: 'TAX_READ',
  description: 'The text of Form W-9 that a payee certifies.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    revision: t.exposeString('revision', { description: "The form's revision, such as 2024-03." }),
    label: t.exposeString('label', {
      description: "The revision as the form prints it, such as 'Rev. March 2024'.",
    }),
    text: t.string({
      description: 'What is signed under penalties of perjury, word for word.',
      resolve: certificationText,
    }),
    items: t.stringList({
      description:
        'The four items of that text; anyone subject to backup withholding crosses out the second.',
      resolve: ({ items }) => [...items],
    }),
    crossingOut: t.exposeString('crossingOut', { description: 'When item 2 must be crossed out.' }),
    usPerson: t.string({
      description: 'Who is a U.S. person, as item 3 means it.',
      resolve: ({ usPerson: { lead, kinds } }) => [lead, ...kinds].join(' '),
    }),
  }),
});

builder.queryField('w9Certification', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: W9Certification,
    tokenScope: 'TAX_READ',
    description: 'The text of Form W-9 that certifyTaxProfile certifies today.',
    resolve: () => ({ ...w9Words(W9_REVISION), revision: W9_REVISION }),
  }),
);

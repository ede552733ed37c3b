/** The company's own record: read by everybody, maintained by administrators. */
import { ADMINS, EIN_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { ValidationError } from '../../operation/errors.ts';
import { requireFresh } from '../../viewer/freshSession.ts';
import { RoleNameEnum } from '../people/user.graphql.ts';
import { needsFresh, readCompany, updateCompany } from './company.service.ts';
import { companyChanges } from './inputRules.ts';
import type { CompanyProfile as Company } from './profile.ts';

const CompanyProfile = builder.objectRef<Company>('CompanyProfile').implement({
  description: 'The company: what the public page says about it and what documents print.',
  authScopes: { everyone: true },
  fields: (t) => ({
    id: t.id({
      description: 'Always the same: there is only one company.',
      resolve: () => 'CompanyProfile_1',
    }),
    legalName: t.exposeString('legalName'),
    ein: t.exposeString('ein', {
      nullable: true,
      description: 'Employer identification number, NN-NNNNNNN; for administrators and accountants.',
      authScopes: { anyRole: EIN_READERS },
    }),
    usdotNumber: t.exposeString('usdotNumber', { nullable: true }),
    mcNumber: t.exposeString('mcNumber', { nullable: true }),
    street: t.exposeString('street'),
    city: t.exposeString('city'),
    state: t.exposeString('state'),
    zip: t.exposeString('zip'),
    phone: t.exposeString('phone'),
    email: t.exposeString('email'),
    operatingStatus: t.exposeString('operatingStatus'),
    operatingSince: t.expose('operatingSince', { type: 'Date' }),
    trucks: t.exposeInt('trucks'),
    drivers: t.exposeInt('drivers'),
    fleetAsOf: t.expose('fleetAsOf', {
      type: 'Date',
      description: 'The day as of which trucks and drivers were counted.',
    }),
    services: t.exposeStringList('services', { description: 'Each a name, a colon and a sentence.' }),
    reviewText: t.exposeString('reviewText'),
    reviewAuthor: t.exposeString('reviewAuthor'),
    driverIdleMinutes: t.exposeInt('driverIdleMinutes', {
      description: "Minutes without use after which a driver's browser has to enter the password again.",
      authScopes: { anyRole: ADMINS },
    }),
    officeIdleMinutes: t.exposeInt('officeIdleMinutes', {
      description: 'The same for roles that see taxpayer numbers or pay.',
      authScopes: { anyRole: ADMINS },
    }),
    secondFactorRoles: t.field({
      type: [RoleNameEnum],
      description: 'Roles that do nothing before they have set up a second factor.',
      authScopes: { anyRole: ADMINS },
      resolve: ({ secondFactorRoles }) => secondFactorRoles,
    }),
    isSample: t.exposeBoolean('isSample', {
      description: "Whether this is sample data: nobody has saved the company's own record yet.",
    }),
  }),
});

builder.queryField('company', (t) =>
  t.field({
    type: CompanyProfile,
    description: 'The company itself.',
    skipTypeScopes: true,
    authScopes: { everyone: true },
    resolve: (_root, _args, { db }) => readCompany(db),
  }),
);

const UpdateCompanyInput = builder.inputType('UpdateCompanyInput', {
  description: 'Fields left out or null stay unchanged; null clears the numbers issued by authorities.',
  validate: companyChanges,
  fields: (t) => ({
    legalName: t.string(),
    ein: t.string(),
    usdotNumber: t.string(),
    mcNumber: t.string(),
    street: t.string(),
    city: t.string(),
    state: t.string(),
    zip: t.string(),
    phone: t.string(),
    email: t.string(),
    operatingStatus: t.string(),
    operatingSince: t.field({ type: 'Date' }),
    trucks: t.int(),
    drivers: t.int(),
    fleetAsOf: t.field({ type: 'Date' }),
    services: t.stringList(),
    reviewText: t.string(),
    reviewAuthor: t.string(),
    driverIdleMinutes: t.int({
      description: "Minutes without use after which a driver's browser has to enter the password again.",
    }),
    officeIdleMinutes: t.int({ description: 'The same for roles that see taxpayer numbers or pay.' }),
    secondFactorRoles: t.field({
      type: [RoleNameEnum],
      description: 'Roles that do nothing before they have set up a second factor; an empty list is none.',
    }),
  }),
});

builder.mutationField('updateCompany', (t) =>
  t.withAuth({ anyRole: ADMINS }).field({
    type: CompanyProfile,
    description:
      "Saves the company's own record. Changing the EIN, or the roles that need a second factor, needs a fresh session.",
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: UpdateCompanyInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      if (await needsFresh(context, input)) await requireFresh(context);
      await updateCompany(context, input);
      return readCompany(context.db);
    },
  }),
);

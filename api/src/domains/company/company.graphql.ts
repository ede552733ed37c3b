/** The company's record: everyone reads it, administrators maintain it. */
import { DEFAULT_FIRST_DAY } from 'rules/enteredDays';
import { ADMINS, EIN_READERS, MANAGERS } from 'rules/roles';
import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from 'rules/weeks';
import { builder } from '../../graph/builder.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import { requireFresh } from '../../viewer/freshSession.ts';
import { describeUnready, standingsFor } from '../../viewer/secondPerson.ts';
import { openAt } from '../approvalRequests/find.ts';
import { ApprovalRequest } from '../approvalRequests/request.graphql.ts';
import { RoleNameEnum } from '../people/user.graphql.ts';
import { needsFresh, readCompany, updateCompany } from './company.service.ts';
import { companyWords } from './companyWords.ts';
import { companyChanges } from './inputRules.ts';
import { describeLimit, limitContent } from './limit.ts';
import type { CompanyProfile as Company } from './profile.ts';
import { listSampleFields } from './sample.ts';

const WeekdayEnum = builder.enumType('Weekday', {
  description: 'A day of the week.',
  values: Object.fromEntries(
    WEEKDAYS.map((day) => [day, { value: day, description: `On a ${WEEKDAY_NAMES[day]}.` }]),
  ) as Record<Weekday, { value: Weekday; description: string }>,
});

const CompanyProfile = builder.objectRef<Company>('CompanyProfile').implement({
  tokenScope: 'ANY_TOKEN',
  description: 'The company: what the public page says about it and what documents print.',
  authScopes: { everyone: true },
  fields: (t) => ({
    id: t.id({
      description: 'Always the same: there is only one company.',
      resolve: () => 'CompanyProfile_1',
    }),
    legalName: t.exposeString('legalName', { description: companyWords.legalName }),
    ein: t.exposeString('ein', {
      nullable: true,
      description: companyWords.ein,
      authScopes: { anyRole: EIN_READERS },
    }),
    usdotNumber: t.exposeString('usdotNumber', { nullable: true, description: companyWords.usdotNumber }),
    mcNumber: t.exposeString('mcNumber', { nullable: true, description: companyWords.mcNumber }),
    street: t.exposeString('street', { description: companyWords.street }),
    city: t.exposeString('city', { description: companyWords.city }),
    state: t.exposeString('state', { description: companyWords.state }),
    zip: t.exposeString('zip', { description: companyWords.zip }),
    phone: t.exposeString('phone', { description: companyWords.phone }),
    email: t.exposeString('email', { description: companyWords.email }),
    operatingStatus: t.exposeString('operatingStatus', { description: companyWords.operatingStatus }),
    operatingSince: t.expose('operatingSince', { type: 'Date', description: companyWords.operatingSince }),
    firstDay: t.field({
      type: 'Date',
      description: `The first day that can be entered: \`operatingSince\`, or ${DEFAULT_FIRST_DAY} until someone saves the company's own record.`,
      resolve: ({ isSample, operatingSince }) => (isSample ? DEFAULT_FIRST_DAY : operatingSince),
    }),
    trucks: t.exposeInt('trucks', { description: companyWords.trucks }),
    drivers: t.exposeInt('drivers', { description: companyWords.drivers }),
    fleetAsOf: t.expose('fleetAsOf', {
      type: 'Date',
      description: companyWords.fleetAsOf,
    }),
    services: t.exposeStringList('services', { description: companyWords.services }),
    reviewText: t.exposeString('reviewText', { description: companyWords.reviewText }),
    reviewAuthor: t.exposeString('reviewAuthor', { description: companyWords.reviewAuthor }),
    driverIdleMinutes: t.exposeInt('driverIdleMinutes', {
      description: companyWords.driverIdleMinutes,
      authScopes: { anyRole: ADMINS },
    }),
    officeIdleMinutes: t.exposeInt('officeIdleMinutes', {
      description: companyWords.officeIdleMinutes,
      authScopes: { anyRole: ADMINS },
    }),
    secondFactorRoles: t.field({
      type: [RoleNameEnum],
      description: companyWords.secondFactorRoles,
      authScopes: { anyRole: ADMINS },
      resolve: ({ secondFactorRoles }) => secondFactorRoles,
    }),
    secondPersonAbove: t.expose('secondPersonAbove', {
      type: 'Money',
      nullable: true,
      description: companyWords.secondPersonAbove,
      authScopes: { anyRole: MANAGERS },
    }),
    payday: t.expose('payday', {
      type: WeekdayEnum,
      nullable: true,
      description: companyWords.payday,
      authScopes: { anyRole: MANAGERS },
    }),
    bankName: t.exposeString('bankName', {
      nullable: true,
      description: companyWords.bankName,
      authScopes: { anyRole: ADMINS },
    }),
    bankRoutingNumber: t.exposeString('bankRoutingNumber', {
      nullable: true,
      description: companyWords.bankRoutingNumber,
      authScopes: { anyRole: ADMINS },
    }),
    achCompanyId: t.exposeString('achCompanyId', {
      nullable: true,
      description: companyWords.achCompanyId,
      authScopes: { anyRole: ADMINS },
    }),
    odfiRoutingNumber: t.exposeString('odfiRoutingNumber', {
      nullable: true,
      description: companyWords.odfiRoutingNumber,
      authScopes: { anyRole: ADMINS },
    }),
    secondPersonIssue: t.string({
      nullable: true,
      description:
        'Whose payments above a limit no one could approve today, and who will be able to, as sentences; null if someone could. For administrators, before they set a limit.',
      authScopes: { anyRole: ADMINS },
      resolve: async (_company, _args, context) => describeUnready(await standingsFor(context, ''), context),
    }),
    bankRequest: t.prismaField({
      type: ApprovalRequest,
      nullable: true,
      description: 'New bank details that wait for a second person; null if none do. For administrators.',
      authScopes: { anyRole: ADMINS },
      resolve: (query, _company, _args, { db, now }) =>
        db.approvalRequest.findFirst({ ...query, where: { kind: 'SET_COMPANY_BANK', ...openAt(now()) } }),
    }),
    limitRequest: t.prismaField({
      type: ApprovalRequest,
      nullable: true,
      description: 'A higher limit, or none, that waits for a second person; null if none does.',
      authScopes: { anyRole: ADMINS },
      resolve: (query, _company, _args, { db, now }) =>
        db.approvalRequest.findFirst({ ...query, where: { kind: 'CHANGE_LIMIT', ...openAt(now()) } }),
    }),
    sampleFields: t.stringList({
      description:
        'The fields of this type that still hold invented sample data: shown with a mark, and printed on no document.',
      resolve: listSampleFields,
    }),
    isSample: t.exposeBoolean('isSample', {
      description: "Whether this is sample data: no one has saved the company's own record yet.",
    }),
  }),
});

builder.prismaObjectFields(ApprovalRequest, (t) => ({
  limitChange: t.string({
    tokenScope: 'SESSION',
    nullable: true,
    description: "The company's limit now and after the change, in words. Null for other kinds.",
    select: { kind: true, content: true },
    resolve: ({ kind, content }) =>
      kind === 'CHANGE_LIMIT' ? describeLimit(limitContent.parse(content)) : null,
  }),
}));

builder.queryField('company', (t) =>
  t.field({
    type: CompanyProfile,
    tokenScope: 'ANY_TOKEN',
    description: "The company's own record: anyone may read most of it, signed in or not.",
    skipTypeScopes: true,
    authScopes: { everyone: true },
    resolve: (_root, _args, { db }) => readCompany(db),
  }),
);

const UpdateCompanyInput = builder.inputType('UpdateCompanyInput', {
  description:
    'Fields left out or null stay unchanged; null clears the numbers of authorities and of the bank, and the limit for payments.',
  validate: companyChanges,
  fields: (t) => ({
    legalName: t.string({ description: companyWords.legalName }),
    ein: t.string({ description: companyWords.ein }),
    usdotNumber: t.string({ description: companyWords.usdotNumber }),
    mcNumber: t.string({ description: companyWords.mcNumber }),
    street: t.string({ description: companyWords.street }),
    city: t.string({ description: companyWords.city }),
    state: t.string({ description: companyWords.state }),
    zip: t.string({ description: companyWords.zip }),
    phone: t.string({ description: companyWords.phone }),
    email: t.string({ description: companyWords.email }),
    operatingStatus: t.string({ description: companyWords.operatingStatus }),
    operatingSince: t.field({ type: 'Date', description: companyWords.operatingSince }),
    trucks: t.int({ description: companyWords.trucks }),
    drivers: t.int({ description: companyWords.drivers }),
    fleetAsOf: t.field({ type: 'Date', description: companyWords.fleetAsOf }),
    services: t.stringList({ description: companyWords.services }),
    reviewText: t.string({ description: companyWords.reviewText }),
    reviewAuthor: t.string({ description: companyWords.reviewAuthor }),
    driverIdleMinutes: t.int({
      description: companyWords.driverIdleMinutes,
    }),
    bankName: t.string({ description: companyWords.bankName }),
    bankRoutingNumber: t.string({ description: companyWords.bankRoutingNumber }),
    achCompanyId: t.string({ description: companyWords.achCompanyId }),
    odfiRoutingNumber: t.string({ description: companyWords.odfiRoutingNumber }),
    officeIdleMinutes: t.int({ description: companyWords.officeIdleMinutes }),
    secondFactorRoles: t.field({
      type: [RoleNameEnum],
      description: companyWords.secondFactorRoles,
    }),
    secondPersonAbove: t.field({ type: 'Money', description: companyWords.secondPersonAbove }),
    payday: t.field({ type: WeekdayEnum, description: companyWords.payday }),
  }),
});

builder.mutationField('updateCompany', (t) =>
  t.withAuth({ anyRole: ADMINS }).field({
    type: CompanyProfile,
    tokenScope: 'SESSION',
    description:
      "Saves the company's own record. A review, services, trucks and drivers may be left empty or 0. Changing the EIN, the bank details, the roles that need a second factor or the limit for payments needs a fresh session. With a limit, bank details wait for a second person (`bankRequest`), and so does raising or removing the limit where there is another administrator (`limitRequest`).",
    errors: { types: [ConflictError, ValidationError] },
    extensions: { freshFor: 'the EIN, the bank, who needs a second factor, the limit' },
    args: { input: t.arg({ type: UpdateCompanyInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      if (await needsFresh(context, input)) await requireFresh(context);
      await updateCompany(context, input);
      return readCompany(context.db);
    },
  }),
);

/** The steps that people take in the portal, each in two ways: as a REST client and as a GraphQL client. */
import fc from 'fast-check';
import type { GraphAsked, Ids, Kind, RestAsked } from './entryPoints.ts';

export interface Definition<Args> {
  args: fc.Arbitrary<Args>;
  rest: (ids: Ids, args: Args) => RestAsked;
  graphql: (ids: Ids, args: Args) => GraphAsked;
  /** The kind of record that it creates, if any. */
  makes?: Kind;
  /** The usual callers, by number: administrators by default. */
  by?: readonly number[];
}

// biome-ignore lint/suspicious/noExplicitAny: a table holds steps of every kind; `step` checks each one.
type Any = any;
const step = <Args>(definition: Definition<Args>): Definition<Any> => definition;

const ERROR = '... on Error { code message }';
const USER = `id kind firstName lastName email phone dailyRate role roles permissions isActive archived
  passwordChanged needsPasswordChange`;
const CONTRACTOR = 'id kind firstName lastName email role isActive archived';
const DAY = `id date worked description status rejectionReason user { id } payrollRun { id totalPay status }`;
const RUN = `id weekStart weekEnd basePay bonuses: expenses totalPay status payDate user { id }
  entries { date pay expenses notes }`;
const DOCUMENT = 'id type year status missing user { id }';
const REPORT = 'id name type startDate endDate year contractor { id } createdBy { id }';

const mutation = (name: string, selection: string, input: Record<string, unknown>): GraphAsked => ({
  document: `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) {
    result: ${name}(input: $input) { ${selection} ${ERROR} } }`,
  variables: { input },
});
const user = `... on User { ${USER} }`;
const contractor = `... on User { ${CONTRACTOR} }`;

const number = fc.nat(11);
/** A contractor, or sometimes another person. */
const ofContractor = fc.constantFrom(5, 6, 5, 6, 7, 0);
const name = fc.constantFrom('Ada', 'Bo', '  Cy  ', '');
const date = fc.constantFrom(
  '2026-11-02',
  '2026-11-04',
  '2026-11-09',
  '2026-11-17',
  '2026-11-18',
  '2026-11-30',
);
const status = fc.constantFrom('PENDING', 'APPROVED', 'REJECTED');
const role = fc.constantFrom('IT_Admin', 'Manager', 'HR', 'Accountant', 'Employee');
const weekStart = fc.constantFrom('2026-11-02', '2026-11-09', '2026-11-10');
const rate = fc.constantFrom(180, 210.55, -1, null);
const readUser = (body: Any) => body.data.user;
const readContractor = (body: Any) => body.contractor;

const report = (path: string, field: string, args: fc.Arbitrary<object>) =>
  step({
    args,
    makes: 'Report',
    rest: (ids, asked: Any) => ({
      method: 'POST',
      path: `/reports/${path}`,
      body: toRange(ids, asked, 'contractorId'),
      part: (body) => body.data.report,
    }),
    graphql: (ids, asked) => mutation(field, `... on Report { ${REPORT} }`, toRange(ids, asked, 'userId')),
  });
const toRange = (ids: Ids, { about, ...asked }: Any, name: 'userId' | 'contractorId') => ({
  ...asked,
  ...(about === undefined || about === null ? {} : { [name]: ids.of('User', about) }),
});
const range = fc.record({ startDate: date, endDate: date, about: fc.option(number) });

const taxDocument = (path: string, type: string) =>
  step({
    args: fc.record({
      about: number,
      year: fc.constantFrom(2019, 2025, 2026),
      force: fc.option(fc.constant('Asked')),
    }),
    makes: 'TaxDocument',
    rest: (ids, { about, ...asked }) => ({
      method: 'POST',
      path: `/tax-documents/${path}`,
      body: { userId: ids.of('User', about), ...asked },
      part: (body) => body.taxDocument,
    }),
    graphql: (ids, { about, ...asked }) =>
      mutation('generateTaxDocument', `... on TaxDocument { ${DOCUMENT} }`, {
        type,
        userId: ids.of('User', about),
        ...asked,
      }),
  });

/** A step about a person, with an id in the path and a body. */
const toPerson = <Args extends object>(
  args: fc.Arbitrary<Args>,
  rest: (args: Args) => { method: string; path: string; body?: object },
  field: string,
  input: (args: Args) => object,
) =>
  step({
    args: fc.tuple(number, args),
    rest: (ids, [about, asked]) => {
      const { path, ...more } = rest(asked);
      return { ...more, path: `/staff/${ids.of('User', about)}${path}`, part: readUser };
    },
    graphql: (ids, [about, asked]) =>
      mutation(field, user, {
        [field === 'updateStaff' ? 'id' : 'userId']: ids.of('User', about),
        ...input(asked),
      }),
  });

export const STEPS: Readonly<Record<string, Definition<Any>>> = {
  'enters a day': step({
    args: fc.record({
      about: number,
      date,
      worked: fc.boolean(),
      status: fc.option(status),
      description: name,
    }),
    makes: 'TimeLog',
    by: [5, 6, 1],
    rest: (ids, { about, ...day }) => ({
      method: 'POST',
      path: '/time-logs',
      body: { ...day, userId: ids.of('User', about) },
      part: (body) => body,
    }),
    graphql: (ids, { about, ...day }) =>
      mutation('logDay', `... on TimeLog { ${DAY} }`, { ...day, userId: ids.of('User', about) }),
  }),
  'changes a day': step({
    by: [0, 1, 5],
    args: fc.tuple(
      number,
      fc.record({ date, worked: fc.boolean(), status, description: name }, { requiredKeys: [] }),
    ),
    rest: (ids, [day, body]) => ({
      method: 'PUT',
      path: `/time-logs/${ids.of('TimeLog', day)}`,
      body,
      part: (body) => body,
    }),
    graphql: (ids, [day, input]) =>
      mutation('updateTimeLog', `... on TimeLog { ${DAY} }`, { id: ids.of('TimeLog', day), ...input }),
  }),
  'reads the days': step({
    by: [1, 5],
    args: fc.record({ status }, { requiredKeys: [] }),
    rest: (_ids, { status }) => ({
      method: 'GET',
      path: `/time-logs${status ? `?status=${status}` : ''}`,
      part: (body) => body,
    }),
    graphql: (_ids, variables) => ({
      document: `query ($status: TimeLogStatus) { result: timeLogs(status: $status, first: 100) { edges { node { ${DAY} } } } }`,
      variables,
    }),
  }),
  'pays a week': step({
    args: fc.record({
      about: ofContractor,
      weekStart,
      pay: fc.constantFrom(0, 200, 150.25, -3),
      expenses: fc.constantFrom(0, 12.5),
      key: fc.option(fc.constantFrom('a', 'b')),
    }),
    makes: 'PayrollRun',
    rest: (ids, { key, ...week }) => ({
      method: 'POST',
      path: '/payroll/weekly',
      body: toWeekInput(ids, week),
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
      part: (body) => body.payrollRun,
    }),
    graphql: (ids, { key, ...week }) => ({
      document: `mutation ($input: ProcessWeeklyPayrollInput!) {
        result: processWeeklyPayroll(input: $input) { ... on ProcessWeeklyPayrollPayload { payrollRun { ${RUN} } } ${ERROR} } }`,
      variables: { input: { ...toWeekInput(ids, week), idempotencyKey: key } },
    }),
  }),
  'marks a run': step({
    by: [0, 1],
    args: fc.tuple(number, fc.constantFrom('PAID', 'VOID', 'PROCESSED')),
    rest: (ids, [run, status]) => ({
      method: 'PATCH',
      path: `/payroll/${ids.of('PayrollRun', run)}/status`,
      body: { status },
      part: (body) => body.payrollRun,
    }),
    graphql: (ids, [run, status]) =>
      mutation('setPayrollRunStatus', `... on PayrollRun { ${RUN} }`, {
        id: ids.of('PayrollRun', run),
        status,
      }),
  }),
  'reads the payroll': step({
    args: fc.option(number),
    rest: (ids, about) => ({
      method: 'GET',
      path: `/payroll${about === null ? '' : `?userId=${ids.of('User', about)}`}`,
      part: (body) => body,
    }),
    graphql: (ids, about) => ({
      document: `query ($userId: ID) { result: payrollRuns(userId: $userId, first: 100) { edges { node { ${RUN} } } } }`,
      variables: { userId: about === null ? null : ids.of('User', about) },
    }),
  }),
  'adds a contractor': step({
    args: fc.record({
      who: fc.nat(3),
      firstName: name,
      password: fc.constantFrom('Correct-Horse-2', 'short'),
    }),
    makes: 'User',
    rest: (_ids, asked) => ({
      method: 'POST',
      path: '/contractors',
      body: newPerson(asked),
      part: readContractor,
    }),
    graphql: (_ids, asked) => mutation('createContractor', contractor, newPerson(asked)),
  }),
  'changes a contractor': step({
    args: fc.tuple(
      ofContractor,
      fc.record(
        { firstName: name, email: fc.constantFrom('new.1@example.com', 'no address') },
        { requiredKeys: [] },
      ),
    ),
    rest: (ids, [about, body]) => ({
      method: 'PUT',
      path: `/contractors/${ids.of('User', about)}`,
      body,
      part: readContractor,
    }),
    graphql: (ids, [about, input]) =>
      mutation('updateContractor', contractor, { id: ids.of('User', about), ...input }),
  }),
  'deactivates a contractor': step({
    args: ofContractor,
    rest: (ids, about) => ({
      method: 'DELETE',
      path: `/contractors/${ids.of('User', about)}`,
      part: readContractor,
    }),
    graphql: (ids, about) => mutation('deactivateContractor', contractor, { id: ids.of('User', about) }),
  }),
  'reads the contractors': step({
    args: fc.constant({}),
    rest: () => ({ method: 'GET', path: '/contractors', part: (body) => body.contractors }),
    graphql: () => ({ document: `{ result: contractors(first: 50) { edges { node { ${CONTRACTOR} } } } }` }),
  }),
  'adds staff': step({
    args: fc.record({
      who: fc.nat(3),
      firstName: name,
      roles: fc.option(fc.uniqueArray(role, { maxLength: 2 })),
    }),
    makes: 'User',
    rest: (_ids, { roles, ...asked }) => ({
      method: 'POST',
      path: '/staff',
      body: { ...newPerson(asked), ...(roles ? { roles } : {}) },
      part: readUser,
    }),
    graphql: (_ids, { roles, ...asked }) =>
      mutation('createStaff', user, { ...newPerson(asked), ...(roles ? { roles } : {}) }),
  }),
  'changes staff': toPerson(
    fc.record({ firstName: name, dailyRate: rate }, { requiredKeys: [] }),
    (body) => ({ method: 'PUT', path: '', body }),
    'updateStaff',
    (input) => input,
  ),
  'gives a role': toPerson(
    fc.record({ role }),
    ({ role }) => ({ method: 'POST', path: '/roles', body: { roleName: role } }),
    'assignRole',
    (input) => input,
  ),
  'takes a role away': toPerson(
    fc.record({ role }),
    ({ role }) => ({ method: 'DELETE', path: `/roles/${role}` }),
    'removeRole',
    (input) => input,
  ),
  'lets someone in or out': toPerson(
    fc.record({ isActive: fc.boolean() }),
    (body) => ({ method: 'PATCH', path: '/status', body }),
    'setUserActive',
    (input) => input,
  ),
  'archives someone or not': toPerson(
    fc.record({ archived: fc.boolean() }),
    (body) => ({ method: 'PATCH', path: '/archive', body }),
    'setUserArchived',
    (input) => input,
  ),
  'sets a rate': toPerson(
    fc.record({ dailyRate: rate }),
    (body) => ({ method: 'PUT', path: '/pay-rate', body }),
    'setPayRate',
    (input) => input,
  ),
  'deletes someone': step({
    args: fc.record({ about: number, acknowledge: fc.boolean() }),
    rest: (ids, { about, acknowledge }) => ({
      method: 'DELETE',
      path: `/staff/${ids.of('User', about)}?acknowledge=${acknowledge}&reason=Asked`,
      part: ({ message }) => ({ message }),
    }),
    graphql: (ids, { about, acknowledge }) =>
      mutation('deleteUser', '... on DeleteUserPayload { message }', {
        ...{ userId: ids.of('User', about), acknowledge, reason: 'Asked' },
      }),
  }),
  'reads one of the staff': step({
    args: number,
    rest: (ids, about) => ({ method: 'GET', path: `/staff/${ids.of('User', about)}`, part: readUser }),
    graphql: (ids, about) => ({
      document: `query ($id: ID!) { result: staffMember(id: $id) { ${USER} } }`,
      variables: { id: ids.of('User', about) },
    }),
  }),
  'reads everyone': step({
    args: fc.constant({}),
    rest: () => ({ method: 'GET', path: '/staff/all', part: (body) => body.data.users }),
    graphql: () => ({ document: `{ result: people(first: 50) { edges { node { ${USER} } } } }` }),
  }),
  'changes their own profile': step({
    by: [1, 4, 5],
    args: fc.record(
      { firstName: name, phone: fc.constantFrom('555-0142', ''), dailyRate: rate },
      { requiredKeys: [] },
    ),
    rest: (_ids, body) => ({ method: 'PUT', path: '/auth/me', body, part: (body) => body.user }),
    graphql: (_ids, input) => mutation('updateProfile', user, input),
  }),
  'makes a payroll summary': report('payroll-summary', 'generatePayrollSummary', range),
  'makes a contractor report': report('contractor-performance', 'generateContractorPerformance', range),
  'makes a tax summary': report(
    'tax-summary',
    'generateTaxSummary',
    fc.record({ year: fc.constantFrom(2019, 2025, 2026) }),
  ),
  'deletes a report': step({
    args: number,
    rest: (ids, about) => ({
      method: 'DELETE',
      path: `/reports/${ids.of('Report', about)}`,
      part: ({ message }) => ({ message }),
    }),
    graphql: (ids, about) =>
      mutation('deleteReport', '... on DeleteReportPayload { message }', { id: ids.of('Report', about) }),
  }),
  'reads the reports': step({
    args: fc.constant({}),
    rest: () => ({ method: 'GET', path: '/reports', part: (body) => body.data.reports }),
    graphql: () => ({ document: `{ result: reports(first: 100) { edges { node { ${REPORT} } } } }` }),
  }),
  'makes a 1099-NEC': taxDocument('generate-1099-nec', 'FORM_1099_NEC'),
  'makes a 1099-MISC': taxDocument('generate-1099-misc', 'FORM_1099_MISC'),
  'makes a W-9': taxDocument('generate-w9', 'W9'),
  'files a tax document': step({
    args: fc.tuple(number, fc.constantFrom('SUBMITTED', 'APPROVED')),
    rest: (ids, [document, status]) => ({
      method: 'PATCH',
      path: `/tax-documents/${ids.of('TaxDocument', document)}/status`,
      body: { status },
      part: (body) => body.taxDocument,
    }),
    graphql: (ids, [document, status]) =>
      mutation('setTaxDocumentStatus', `... on TaxDocument { ${DOCUMENT} }`, {
        id: ids.of('TaxDocument', document),
        status,
      }),
  }),
  'reads the tax documents': step({
    args: fc.constant({}),
    rest: () => ({ method: 'GET', path: '/tax-documents', part: (body) => body.taxDocuments }),
    graphql: () => ({ document: `{ result: taxDocuments(first: 100) { edges { node { ${DOCUMENT} } } } }` }),
  }),
};

const newPerson = ({ who, firstName, password = 'Correct-Horse-2' }: Any) => ({
  email: `new.${who}@example.com`,
  firstName,
  lastName: 'Example',
  password,
});

const toWeekInput = (ids: Ids, { about, weekStart, pay, expenses }: Any) => ({
  userId: ids.of('User', about),
  weekStart,
  weekEnd: weekStart === '2026-11-02' ? '2026-11-08' : '2026-11-15',
  weeklyData: [{ date: weekStart, pay, expenses, notes: '' }],
});

/** One of the initial people takes a step. */
export interface Move {
  what: string;
  who: number;
  args: unknown;
}

const ADMINISTRATOR = [0];
const anyone = fc.nat(6);

export const move: fc.Arbitrary<Move> = fc.oneof(
  ...Object.entries(STEPS).map(([what, { args, by = ADMINISTRATOR }]) =>
    fc.record({
      what: fc.constant(what),
      who: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...by) }, { weight: 1, arbitrary: anyone }),
      args,
    }),
  ),
);

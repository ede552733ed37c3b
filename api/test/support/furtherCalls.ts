/**
 * More calls than the one in each row of `operations.ts`: calls whose content matters, and ways to a record through a
 * list or its id, which only a clause in the database guards.
 */
import { type Operation, result } from './operation.ts';
import {
  type About,
  ACCOUNTANTS,
  ADMINS,
  CONTACTS,
  type Domain,
  MANAGERS,
  only,
  PAYROLL_READERS,
  STAFF_READERS,
} from './rights.ts';

export interface FurtherCall extends Operation {
  /** How it differs from the field's own row. */
  name: string;
  /** The field that refuses, if it is not the first one. */
  enteredAs?: string;
}

const NODE = 'query($id: ID!) { node(id: $id) { id } }';
const OWN: About = { driver: 'NOTHING', own: 'OK', peer: 'NOTHING', missing: 'NOTHING' };
const ownAnd = (roles: typeof MANAGERS): About => ({
  driver: only(roles, 'NOTHING'),
  own: 'OK',
  peer: only(roles, 'NOTHING'),
  missing: 'NOTHING',
});

const node = (name: string, domain: Domain, id: Operation['variables'], about: About): FurtherCall => ({
  field: 'Query.node',
  name,
  domain,
  document: NODE,
  variables: id!,
  allowed: 'anyone',
  about,
});

const list = (field: string, domain: Domain, roles: typeof MANAGERS): FurtherCall => ({
  field: `Query.${field}`,
  name: 'for a person',
  domain,
  document: `query($id: ID!) { ${field}(userId: $id) { edges { node { id } } } }`,
  variables: ({ driver }) => ({ id: driver.id }),
  allowed: 'anyone',
  about: {
    driver: only(roles, 'FORBIDDEN'),
    own: 'OK',
    peer: only(roles, 'FORBIDDEN'),
    missing: only(roles, 'FORBIDDEN', 'NOTHING'),
  },
});

export const FURTHER_CALLS: readonly FurtherCall[] = [
  node('for a day', 'Time logs', ({ dayId }) => ({ id: dayId }), ownAnd(PAYROLL_READERS)),
  node('for a run', 'Payroll', ({ runId }) => ({ id: runId }), ownAnd(PAYROLL_READERS)),
  node('for a tax document', 'Tax', ({ documentId }) => ({ id: documentId }), ownAnd(PAYROLL_READERS)),
  node('for a session', 'Signing in', ({ sessionId }) => ({ id: sessionId }), OWN),
  node('for an access token', 'Signing in', ({ accessTokenId }) => ({ id: accessTokenId }), OWN),
  node('for a notice', 'Signing in', ({ noticeId }) => ({ id: noticeId }), OWN),
  node('for a report', 'Reports', ({ reportId }) => ({ id: reportId }), {
    driver: only(PAYROLL_READERS, 'NOTHING'),
    missing: 'NOTHING',
  }),
  node('for a payroll batch', 'Payroll', ({ payrollBatchId }) => ({ id: payrollBatchId }), {
    driver: only(MANAGERS, 'NOTHING'),
    missing: 'NOTHING',
  }),
  node('for a batch of tax documents', 'Tax', ({ taxBatchId }) => ({ id: taxBatchId }), {
    driver: only(PAYROLL_READERS, 'NOTHING'),
    missing: 'NOTHING',
  }),
  list('timeLogs', 'Time logs', PAYROLL_READERS),
  list('payrollRuns', 'Payroll', PAYROLL_READERS),
  list('taxDocuments', 'Tax', PAYROLL_READERS),
  {
    field: 'Query.node',
    name: 'with a person’s email address',
    domain: 'Staff and the archive',
    document: 'query($id: ID!) { node(id: $id) { ... on User { contact { email } } } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: 'anyone',
    about: { driver: only(CONTACTS, 'FORBIDDEN'), own: 'OK', missing: 'NOTHING' },
    enteredAs: 'User.contact',
  },
  {
    field: 'Mutation.logDay',
    token: 'writes',
    name: 'for a person',
    domain: 'Time logs',
    document: result('logDay', 'LogDayInput'),
    variables: ({ driver }) => ({ input: { date: '2026-11-17', worked: true, userId: driver.id } }),
    allowed: 'anyone',
    about: {
      driver: only(MANAGERS, 'FORBIDDEN'),
      own: 'OK',
      peer: only(MANAGERS, 'FORBIDDEN'),
      missing: only(MANAGERS, 'FORBIDDEN', 'NOT_FOUND'),
    },
  },
  {
    field: 'Mutation.updateTimeLog',
    token: 'writes',
    name: 'to approve',
    domain: 'Time logs',
    document: result('updateTimeLog', 'UpdateTimeLogInput'),
    variables: ({ dayId }) => ({ input: { id: dayId, status: 'APPROVED' } }),
    allowed: 'anyone',
    about: {
      driver: only(MANAGERS, only(ACCOUNTANTS, 'NOT_FOUND', 'FORBIDDEN')),
      own: 'FORBIDDEN',
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Mutation.updateProfile',
    name: 'for one’s own daily rate',
    domain: 'Signing in',
    document: result('updateProfile', 'UpdateProfileInput'),
    variables: () => ({ input: { dailyRate: 210 } }),
    allowed: 'anyone',
    about: { driver: only(MANAGERS, 'FORBIDDEN') },
  },
  ...(['Manager', 'Accountant', 'IT_Admin'] as const).map((role) => ({
    field: 'Mutation.createStaff',
    name: `with the role ${role}`,
    domain: 'Staff and the archive' as const,
    document: result('createStaff', 'CreateStaffInput'),
    variables: () => ({
      input: {
        email: 'staff@example.com',
        password: 'Correct-Horse-2',
        firstName: 'New',
        lastName: 'Clerk',
        roles: [role],
      },
    }),
    allowed: STAFF_READERS,
    about: { driver: only(['IT_Admin', role], 'FORBIDDEN') },
  })),
  {
    field: 'Mutation.generateTaxDocument',
    token: 'writes',
    name: 'when none is required',
    domain: 'Tax',
    document: result('generateTaxDocument', 'GenerateTaxDocumentInput'),
    variables: ({ driver }) => ({
      input: { type: 'FORM_1099_MISC', year: 2025, userId: driver.id, force: 'Asked for' },
    }),
    allowed: 'anyone',
    about: { driver: only(ADMINS, 'FORBIDDEN'), own: only(ADMINS, 'FORBIDDEN') },
  },
  {
    field: 'Mutation.setUserArchived',
    name: 'to unarchive',
    domain: 'Staff and the archive',
    document: result('setUserArchived', 'SetUserArchivedInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, archived: false } }),
    allowed: ADMINS,
    about: { archived: 'OK', missing: 'NOT_FOUND' },
  },
];

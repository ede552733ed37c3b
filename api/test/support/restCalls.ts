/** One valid call for every route, with its allowed callers: written from the contract, like `operations.ts`. */
import type { Operation, Stage } from './operation.ts';
import { pdf } from './receivedFiles.ts';
import {
  type About,
  ACCOUNTANTS,
  ADMINS,
  type Allowed,
  CONTACTS,
  MANAGERS,
  only,
  PAYROLL_READERS,
  READERS,
  STAFF_READERS,
} from './rights.ts';

export interface RestCall {
  /** The method and path, as in the table. */
  route: string;
  /** The text after the path, such as ?year=2025. */
  query?: string;
  body?: (stage: Stage) => Record<string, unknown>;
  /** The body of a route that takes a file. */
  file?: () => Buffer;
  allowed: Allowed;
  whileChangeIsDue?: boolean;
  /** The outcome, if it is not simply success. */
  about?: About;
  /** The same as in `operation.ts`. */
  token?: Operation['token'];
}

const person = (email: string) => () => ({
  email,
  password: 'Correct-Horse-2',
  firstName: 'New',
  lastName: 'Person',
});

export const REST_CALLS: readonly RestCall[] = [
  {
    route: 'POST /auth/login',
    body: ({ driver, password }) => ({ email: driver.email, password }),
    allowed: 'everyone',
    whileChangeIsDue: true,
  },
  { route: 'POST /auth/logout', allowed: 'anyone', whileChangeIsDue: true },
  {
    route: 'POST /auth/register',
    body: person('new@example.com'),
    allowed: 'everyone',
    whileChangeIsDue: true,
  },
  { route: 'GET /auth/me', allowed: 'anyone', whileChangeIsDue: true },
  { route: 'PUT /auth/me', body: () => ({ firstName: 'Other' }), allowed: 'anyone' },
  {
    route: 'POST /auth/change-password',
    body: ({ password }) => ({ newPassword: 'Correct-Horse-2', currentPassword: password }),
    allowed: 'anyone',
    whileChangeIsDue: true,
  },
  { route: 'POST /auth/generate-reset-token/:id', allowed: ADMINS, about: { own: 'FORBIDDEN' } },
  { route: 'POST /auth/confirm', body: ({ password }) => ({ password }), allowed: 'anyone' },
  {
    route: 'POST /auth/reset-password',
    body: ({ resetToken }) => ({ token: resetToken, newPassword: 'Correct-Horse-2' }),
    allowed: 'everyone',
    whileChangeIsDue: true,
  },
  { route: 'GET /contractors', allowed: READERS },
  { route: 'GET /logs', allowed: ADMINS },
  { route: 'GET /logs/stats', allowed: ADMINS },
  { route: 'POST /contractors', body: person('hired@example.com'), allowed: MANAGERS },
  { route: 'GET /contractors/:id', allowed: READERS, about: { own: 'NOT_FOUND', missing: 'NOT_FOUND' } },
  {
    route: 'PUT /contractors/:id',
    body: () => ({ firstName: 'Other' }),
    allowed: MANAGERS,
    about: { own: 'NOT_FOUND' },
  },
  { route: 'DELETE /contractors/:id', allowed: MANAGERS, about: { own: 'NOT_FOUND' } },
  { route: 'GET /contractors/:id/stats', allowed: READERS },
  { route: 'GET /time-logs', allowed: 'anyone' },
  {
    route: 'POST /time-logs',
    token: 'writes',
    body: () => ({ date: '2026-11-17', worked: true }),
    allowed: 'anyone',
  },
  {
    route: 'PUT /time-logs/:id',
    token: 'writes',
    body: () => ({ description: 'Other' }),
    allowed: 'anyone',
    about: {
      driver: only(MANAGERS, only(ACCOUNTANTS, 'NOT_FOUND', 'FORBIDDEN')),
      own: 'OK',
      missing: 'NOT_FOUND',
    },
  },
  { route: 'GET /payroll', allowed: 'anyone' },
  {
    route: 'POST /payroll/weekly',
    token: 'writes',
    body: ({ driver }) => ({
      userId: driver.id,
      weekStart: '2026-11-02',
      weekEnd: '2026-11-08',
      weeklyData: [{ date: '2026-11-02', pay: 200, expenses: 0, notes: '' }],
    }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN' },
  },
  {
    route: 'POST /payroll/bank-files',
    body: () => ({
      ...{ weekStart: '2026-10-26', format: 'CSV', effectiveOn: '2026-11-23' },
      ...{ includeNew: true, includeRepeated: true },
    }),
    allowed: MANAGERS,
  },
  { route: 'GET /payroll/bank-files', allowed: MANAGERS, token: 'never' },
  {
    route: 'GET /payroll/bank-file',
    query: '?weekStart=2026-10-26&format=CSV&effectiveOn=2026-11-23&includeNew=true&includeRepeated=true',
    allowed: MANAGERS,
    token: 'never',
  },
  {
    route: 'GET /payroll/bank-files/:id',
    allowed: MANAGERS,
    token: 'never',
    about: { driver: 'CONFLICT', own: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    route: 'GET /saved-queries/:id',
    allowed: 'anyone',
    about: { driver: 'NOT_FOUND', own: 'NOT_FOUND', peer: 'NOT_FOUND', missing: 'NOT_FOUND' },
  },
  {
    route: 'GET /payroll/journal',
    query: '?startDate=2024-10-01&endDate=2024-12-31',
    allowed: PAYROLL_READERS,
  },
  {
    route: 'GET /payroll/statements',
    query: '?startDate=2026-01-01&endDate=2026-12-31',
    allowed: PAYROLL_READERS,
  },
  {
    route: 'GET /payroll/:id/statement',
    allowed: 'anyone',
    about: { driver: only(PAYROLL_READERS, 'NOT_FOUND'), own: 'OK' },
  },
  {
    route: 'PATCH /payroll/:id/status',
    token: 'writes',
    body: () => ({ status: 'PAID' }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN' },
  },
  { route: 'GET /reports', allowed: PAYROLL_READERS },
  {
    route: 'POST /reports/payroll-summary',
    token: 'writes',
    body: ({ driver }) => ({ startDate: '2026-10-26', endDate: '2026-11-01', contractorId: driver.id }),
    allowed: PAYROLL_READERS,
  },
  {
    route: 'POST /reports/contractor-performance',
    token: 'writes',
    body: ({ driver }) => ({ startDate: '2026-10-26', endDate: '2026-11-01', contractorId: driver.id }),
    allowed: PAYROLL_READERS,
  },
  {
    route: 'POST /reports/tax-summary',
    token: 'writes',
    body: () => ({ year: 2026 }),
    allowed: PAYROLL_READERS,
  },
  { route: 'GET /reports/:id/export/csv', allowed: PAYROLL_READERS },
  { route: 'DELETE /reports/:id', allowed: MANAGERS, about: { missing: 'NOT_FOUND' } },
  { route: 'GET /tax-documents', allowed: 'anyone' },
  {
    route: 'POST /tax-documents/generate-1099-nec',
    token: 'writes',
    body: () => ({ year: 2025 }),
    allowed: 'anyone',
  },
  {
    route: 'POST /tax-documents/generate-1099-misc',
    token: 'writes',
    body: () => ({ year: 2025 }),
    allowed: 'anyone',
  },
  {
    route: 'POST /tax-documents/generate-w9',
    token: 'writes',
    body: () => ({ year: 2025 }),
    allowed: 'anyone',
  },
  {
    route: 'GET /tax-documents/:id/download',
    allowed: 'anyone',
    about: { driver: only(PAYROLL_READERS, 'NOT_FOUND'), own: 'OK' },
  },
  {
    route: 'GET /tax-documents/recipient-copies',
    token: 'never',
    query: '?year=2025',
    allowed: PAYROLL_READERS,
  },
  { route: 'GET /tax-documents/iris-files', query: '?year=2025', allowed: ADMINS, token: 'never' },
  {
    route: 'PATCH /tax-documents/:id/status',
    token: 'writes',
    body: () => ({ status: 'SUBMITTED' }),
    allowed: ADMINS,
    about: { missing: 'NOT_FOUND' },
  },
  { route: 'POST /staff', body: person('staff@example.com'), allowed: STAFF_READERS },
  { route: 'GET /staff', allowed: STAFF_READERS },
  { route: 'GET /staff/all', allowed: STAFF_READERS },
  { route: 'GET /staff/archived', allowed: STAFF_READERS },
  { route: 'GET /staff/overview/stats', allowed: STAFF_READERS },
  { route: 'GET /staff/:id', allowed: STAFF_READERS },
  { route: 'PUT /staff/:id', body: () => ({ firstName: 'Other' }), allowed: ADMINS },
  {
    route: 'PUT /staff/:id/pay-rate',
    body: () => ({ dailyRate: 210 }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', admin: only(ADMINS, 'FORBIDDEN') },
  },
  {
    route: 'DELETE /staff/:id',
    // Everyone in the tables has something open.
    query: '?acknowledge=true&reason=Asked',
    allowed: ADMINS,
    about: { driver: 'CONFLICT', own: 'FORBIDDEN', admin: 'FORBIDDEN', archived: 'OK' },
  },
  {
    route: 'POST /staff/:id/roles',
    body: () => ({ roleName: 'Accountant' }),
    allowed: ADMINS,
    about: { driver: 'VALIDATION', own: 'FORBIDDEN', peer: 'OK' },
  },
  {
    route: 'DELETE /staff/:id/roles/:role',
    allowed: ADMINS,
    about: { driver: 'VALIDATION', own: 'FORBIDDEN', peer: 'OK' },
  },
  {
    route: 'PATCH /staff/:id/status',
    body: () => ({ isActive: false }),
    allowed: ADMINS,
    about: { own: 'FORBIDDEN' },
  },
  {
    route: 'PATCH /staff/:id/archive',
    body: () => ({ archived: true }),
    allowed: ADMINS,
    about: { own: 'FORBIDDEN', admin: 'FORBIDDEN' },
  },
  {
    route: 'POST /staff/:id/reset-password',
    body: () => ({ newPassword: 'Correct-Horse-2' }),
    allowed: ADMINS,
    about: { own: 'FORBIDDEN' },
  },
  {
    route: 'GET /staff/:id/schedule',
    allowed: 'anyone',
    about: {
      driver: only(CONTACTS, 'FORBIDDEN'),
      own: 'OK',
      missing: only(CONTACTS, 'FORBIDDEN', 'NOT_FOUND'),
    },
  },
  {
    route: 'GET /staff/:id/contact',
    allowed: 'anyone',
    about: {
      driver: only(CONTACTS, 'FORBIDDEN'),
      own: 'OK',
      missing: only(CONTACTS, 'FORBIDDEN', 'NOT_FOUND'),
    },
  },
  { route: 'GET /staff/:id/records', token: 'never', allowed: ADMINS },
  { route: 'GET /company', allowed: 'everyone', whileChangeIsDue: true },
  { route: 'PUT /company', body: () => ({ legalName: 'Other Freight LLC' }), allowed: ADMINS },
  {
    route: 'POST /receipts/files',
    file: () => pdf(),
    allowed: 'anyone',
    token: 'writes',
  },
  {
    route: 'GET /receipts/files/:id',
    allowed: 'anyone',
    about: {
      driver: only(PAYROLL_READERS, 'NOT_FOUND'),
      own: 'OK',
      peer: only(PAYROLL_READERS, 'NOT_FOUND'),
      missing: 'NOT_FOUND',
    },
  },
];

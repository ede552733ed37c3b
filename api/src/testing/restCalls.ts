/** One valid call for every route, and who may make it: written from the contract, as `operations.ts` is. */
import type { RoleName } from '../identity/roles.ts';
import type { Stage } from './operations.ts';

export interface RestCall {
  /** As in the table: method and path. */
  route: string;
  body?: (stage: Stage) => Record<string, unknown>;
  allowed: readonly RoleName[] | 'anyone' | 'everyone';
  whileChangeIsDue?: boolean;
}

const MANAGERS = ['IT_Admin', 'Manager'] as const;
const READERS = ['IT_Admin', 'Manager', 'HR', 'Accountant'] as const;
const PAYROLL_READERS = ['IT_Admin', 'Manager', 'Accountant'] as const;
const ADMINS = ['IT_Admin'] as const;
const STAFF_READERS = ['IT_Admin', 'HR'] as const;
const CONTACTS = ['IT_Admin', 'Manager', 'HR'] as const;
const person = (email: string) => () => ({
  email,
  password: 'Correct-Horse-2',
  firstName: 'New',
  lastName: 'Person',
});

export const REST_CALLS: readonly RestCall[] = [
  {
    route: 'POST /auth/login',
    body: () => ({ email: 'nobody@example.com', password: 'x' }),
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
    body: () => ({ newPassword: 'Correct-Horse-2', currentPassword: 'not-this-One-1' }),
    allowed: 'anyone',
    whileChangeIsDue: true,
  },
  { route: 'POST /auth/generate-reset-token/:id', allowed: ['IT_Admin'] },
  {
    route: 'POST /auth/reset-password',
    body: () => ({ token: 'unknown', newPassword: 'Correct-Horse-2' }),
    allowed: 'everyone',
    whileChangeIsDue: true,
  },
  { route: 'GET /contractors', allowed: READERS },
  { route: 'GET /logs', allowed: ['IT_Admin'] },
  { route: 'GET /logs/stats', allowed: ['IT_Admin'] },
  { route: 'POST /contractors', body: person('hired@example.com'), allowed: MANAGERS },
  { route: 'GET /contractors/:id', allowed: READERS },
  { route: 'PUT /contractors/:id', body: () => ({ firstName: 'Other' }), allowed: MANAGERS },
  { route: 'DELETE /contractors/:id', allowed: MANAGERS },
  { route: 'GET /contractors/:id/stats', allowed: READERS },
  { route: 'GET /time-logs', allowed: 'anyone' },
  { route: 'POST /time-logs', body: () => ({ date: '2026-11-17', worked: true }), allowed: 'anyone' },
  { route: 'PUT /time-logs/:id', body: () => ({ description: 'Other' }), allowed: 'anyone' },
  { route: 'GET /payroll', allowed: 'anyone' },
  {
    route: 'POST /payroll/weekly',
    body: ({ driver }) => ({
      userId: driver.id,
      weekStart: '2026-11-02',
      weekEnd: '2026-11-08',
      weeklyData: [{ date: '2026-11-02', pay: 200, expenses: 0, notes: '' }],
    }),
    allowed: MANAGERS,
  },
  { route: 'GET /payroll/:id/statement', allowed: 'anyone' },
  { route: 'PATCH /payroll/:id/status', body: () => ({ status: 'PAID' }), allowed: MANAGERS },
  { route: 'GET /reports', allowed: PAYROLL_READERS },
  {
    route: 'POST /reports/payroll-summary',
    body: ({ driver }) => ({ startDate: '2026-10-26', endDate: '2026-11-01', contractorId: driver.id }),
    allowed: PAYROLL_READERS,
  },
  {
    route: 'POST /reports/contractor-performance',
    body: ({ driver }) => ({ startDate: '2026-10-26', endDate: '2026-11-01', contractorId: driver.id }),
    allowed: PAYROLL_READERS,
  },
  { route: 'POST /reports/tax-summary', body: () => ({ year: 2026 }), allowed: PAYROLL_READERS },
  { route: 'GET /reports/:id/export/csv', allowed: PAYROLL_READERS },
  { route: 'DELETE /reports/:id', allowed: MANAGERS },
  { route: 'GET /tax-documents', allowed: 'anyone' },
  { route: 'POST /tax-documents/generate-1099-nec', body: () => ({ year: 2025 }), allowed: 'anyone' },
  { route: 'POST /tax-documents/generate-1099-misc', body: () => ({ year: 2025 }), allowed: 'anyone' },
  { route: 'POST /tax-documents/generate-w9', body: () => ({ year: 2025 }), allowed: 'anyone' },
  { route: 'GET /tax-documents/:id/download', allowed: 'anyone' },
  { route: 'GET /tax-documents/recipient-copies', allowed: PAYROLL_READERS },
  { route: 'GET /tax-documents/iris-files', allowed: ADMINS },
  { route: 'PATCH /tax-documents/:id/status', body: () => ({ status: 'SUBMITTED' }), allowed: ADMINS },
  { route: 'POST /staff', body: person('staff@example.com'), allowed: ['IT_Admin', 'HR'] },
  { route: 'GET /staff', allowed: STAFF_READERS },
  { route: 'GET /staff/all', allowed: STAFF_READERS },
  { route: 'GET /staff/archived', allowed: STAFF_READERS },
  { route: 'GET /staff/overview/stats', allowed: STAFF_READERS },
  { route: 'GET /staff/:id', allowed: STAFF_READERS },
  { route: 'PUT /staff/:id', body: () => ({ firstName: 'Other' }), allowed: ADMINS },
  { route: 'PUT /staff/:id/pay-rate', body: () => ({ dailyRate: 210 }), allowed: MANAGERS },
  { route: 'DELETE /staff/:id', allowed: ADMINS },
  { route: 'POST /staff/:id/roles', body: () => ({ roleName: 'HR' }), allowed: ADMINS },
  { route: 'DELETE /staff/:id/roles/:role', allowed: ADMINS },
  { route: 'PATCH /staff/:id/status', body: () => ({ isActive: false }), allowed: ADMINS },
  { route: 'PATCH /staff/:id/archive', body: () => ({ archived: true }), allowed: ADMINS },
  {
    route: 'POST /staff/:id/reset-password',
    body: () => ({ newPassword: 'Correct-Horse-2' }),
    allowed: ADMINS,
  },
  { route: 'GET /staff/:id/schedule', allowed: CONTACTS },
  { route: 'GET /staff/:id/contact', allowed: CONTACTS },
  { route: 'GET /staff/:id/records', allowed: ADMINS },
  { route: 'GET /company', allowed: 'everyone', whileChangeIsDue: true },
  { route: 'PUT /company', body: () => ({ legalName: 'Other Freight LLC' }), allowed: ADMINS },
];

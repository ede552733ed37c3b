/** Every screen, rendered with values generated from the schema, for the tests that all screens share. */
import type { RoleName } from '../src/__generated__/storedUser_user.graphql';
import { routes } from '../src/app/routes';
import type { Entry } from '../src/kit/relay/entry';
import { signIn } from '../src/kit/session/sessionStore';
import type { ShellScreen } from '../src/kit/shell/screens';
import { PERSON_TABS } from '../src/screens/person/personTabs';
import { settle } from './failingFields';
import type { RelayServerOptions } from './relayServer/relayServer';
import { renderScreen } from './renderScreen';

const { screens } = routes[0]!.children!.find(({ handle }) => handle)!.handle as { screens: ShellScreen[] };

const PERSON = '/dashboard/people/User_01900000-0000-7000-8000-000000000004';
const RUN = 'PayrollRun_01900000-0000-7000-8000-000000000001';
export const samples = {
  // A declined request shows as long as its runs are unpaid.
  'ApprovalRequestRun.run': { __typename: 'PayrollRun', status: 'PROCESSED', awaitsApproval: false },
  'ApprovalRequest.closedAt': new Date().toISOString(),
  Date: '2026-11-16',
  DateTime: '2026-11-16T16:00:00.000Z',
  Money: 120.5,
  'PageInfo.hasNextPage': false,
  'PayTotals.period': '2026-11',
  'PayStatement.timeZone': 'America/Chicago',
  'Quarter.year': 2026,
  'ReportChartGroup.name': '2026-11',
  'ReportChartGroup.values[]': '1',
  'SubmittedWeek.days': [{ status: 'PENDING', payrollRun: null }],
};

/** The record with this id. */
const node = ({ id }: { id: string }) => ({ __typename: id.slice(0, id.indexOf('_')), id });

/** The addresses of screens that are empty, or redirect, without a parameter. */
const ADDRESSES: Record<string, string> = {
  '/dashboard/statements/:runId': `/dashboard/statements/${RUN}`,
  '/dashboard/people/:id': PERSON,
  '/dashboard/reports/:id': '/dashboard/reports/Report_01900000-0000-7000-8000-000000000002',
  '/dashboard/payroll':
    '/dashboard/payroll?contractor=User_01900000-0000-7000-8000-000000000003&week=2026-11-16',
  '/dashboard/payroll/week': '/dashboard/payroll/week?week=2026-11-09',
  '/dashboard/time-logs': '/dashboard/time-logs?status=APPROVED',
};

/** Additional addresses of screens with parts of their own there. */
const PARTS: Record<string, readonly string[]> = {
  '/dashboard/people/:id': PERSON_TABS.slice(1).map(({ name }) => `${PERSON}?tab=${name}`),
};

export interface Visit {
  path: string;
  address: string;
  role: RoleName;
  entry: () => Promise<Entry>;
}

export const visits: Visit[] = screens.flatMap(({ path, entry }) => {
  // GraphiQL's query has only the day, and its editor needs a browser.
  if (!entry || path === '/dashboard/graphiql') return [];
  const roles: RoleName[] =
    path === '/dashboard' ? ['IT_Admin', 'Manager', 'Accountant', 'HR', 'Employee'] : ['IT_Admin'];
  const addresses = [ADDRESSES[path] ?? path, ...(PARTS[path] ?? [])];
  return addresses.flatMap((address) => roles.map((role) => ({ path, address, role, entry })));
});

/** Opens the screen and waits until all of it has loaded; `more.samples` are additional values. */
export async function openScreen(
  { path, address, role, entry }: Visit,
  more: Pick<RelayServerOptions, 'before' | 'samples'> = {},
) {
  const user = { id: 'u', firstName: 'Ruth', lastName: 'Hale', email: 'ruth@example.com', roles: [role] };
  signIn({ ...user, needsPasswordChange: false });
  const rendered = await renderScreen(await entry(), address, { node }, [], path, {
    ...more,
    samples: { ...samples, ...more.samples },
  });
  await settle(rendered);
  return rendered;
}

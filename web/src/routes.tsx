import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { dashboardEntry } from './dashboard/dashboard.entry';
import { lazyScreenRoute } from './relay/lazyScreenRoute';
import type { Access } from './session/access';
import { guard } from './session/guard';
import { Loading } from './shell/Loading';
import { PageError } from './shell/PageError';
import { ScreenError } from './shell/ScreenError';
import type { ShellScreen } from './shell/screens';

/** A page that needs no data of its own before it shows. The sign-in page is a document of its own (`login.tsx`). */
type Page = { path: string; access: Access; Component: () => Promise<ComponentType> };

const pages: Page[] = [
  {
    path: '/change-password',
    access: 'passwordChange',
    Component: async () => (await import('./identity/ChangePasswordScreen')).ChangePasswordScreen,
  },
];

/** The screens inside the shell. The side navigation shows those of its entries that stand here. */
const screens: ShellScreen[] = [
  { path: '/dashboard', access: 'signedIn', entry: async () => dashboardEntry },
  {
    path: '/dashboard/profile',
    access: 'signedIn',
    entry: async () => (await import('./profile/ProfileScreen.entry')).profileEntry,
  },
  {
    path: '/dashboard/time-logs',
    access: 'signedIn',
    entry: async () => (await import('./timeLogs/TimeLogsScreen.entry')).timeLogsEntry,
  },
  {
    path: '/dashboard/statements',
    access: 'signedIn',
    entry: async () => (await import('./statements/StatementsScreen.entry')).statementsEntry,
  },
  {
    path: '/dashboard/statements/:runId',
    access: 'signedIn',
    entry: async () => (await import('./statements/StatementScreen.entry')).statementEntry,
  },
  {
    path: '/dashboard/tax-documents',
    access: 'signedIn',
    entry: async () => (await import('./taxDocuments/TaxDocumentsScreen.entry')).taxDocumentsEntry,
  },
  {
    path: '/dashboard/tax-information',
    access: 'signedIn',
    entry: async () => (await import('./taxProfile/TaxInformationScreen.entry')).taxInformationEntry,
  },
  {
    path: '/dashboard/contractors',
    access: 'manager',
    entry: async () => (await import('./contractors/ContractorsScreen.entry')).contractorsEntry,
  },
  {
    path: '/dashboard/approvals',
    access: 'manager',
    entry: async () => (await import('./approvals/ApprovalsScreen.entry')).approvalsEntry,
  },
  {
    path: '/dashboard/payroll',
    access: 'manager',
    entry: async () => (await import('./payroll/PayrollScreen.entry')).payrollEntry,
  },
  {
    path: '/dashboard/payroll/week',
    access: 'manager',
    entry: async () => (await import('./payrollBoard/PayrollBoardScreen.entry')).payrollBoardEntry,
  },
  {
    path: '/dashboard/tax-season',
    access: 'payrollReader',
    entry: async () => (await import('./taxSeason/TaxSeasonScreen.entry')).taxSeasonEntry,
  },
  {
    path: '/dashboard/reports',
    access: 'payrollReader',
    entry: async () => (await import('./reports/ReportsScreen.entry')).reportsEntry,
  },
  {
    path: '/dashboard/reports/:id',
    access: 'payrollReader',
    entry: async () => (await import('./reports/ReportScreen.entry')).reportEntry,
  },
  {
    path: '/dashboard/queries',
    access: 'payrollReader',
    entry: async () => (await import('./queries/QueriesScreen.entry')).queriesEntry,
  },
  {
    path: '/dashboard/access-tokens',
    access: 'signedIn',
    entry: async () => (await import('./accessTokens/AccessTokensScreen.entry')).accessTokensEntry,
  },
  {
    path: '/dashboard/logs',
    access: 'admin',
    entry: async () => (await import('./auditLogs/AuditLogsScreen.entry')).auditLogsEntry,
  },
  {
    path: '/dashboard/staff',
    access: 'admin',
    entry: async () => (await import('./staff/StaffScreen.entry')).staffEntry,
  },
  {
    path: '/dashboard/archive',
    access: 'admin',
    entry: async () => (await import('./archive/ArchiveScreen.entry')).archiveEntry,
  },
  {
    path: '/dashboard/company',
    access: 'admin',
    entry: async () => (await import('./company/CompanyScreen.entry')).companyEntry,
  },
  {
    path: '/dashboard/graphiql',
    access: 'admin',
    entry: async () => (await import('./graphiql/GraphiQLScreen.entry')).graphiqlEntry,
  },
];

export const routes: RouteObject[] = [
  {
    HydrateFallback: Loading,
    ErrorBoundary: PageError,
    children: [
      ...pages.map(({ path, access, Component }) => ({
        path,
        middleware: [guard(access)],
        lazy: { Component },
      })),
      {
        path: '/dashboard',
        middleware: [guard('signedIn')],
        handle: { screens },
        lazy: { Component: async () => (await import('./shell/AppShell')).AppShell },
        children: [
          ...screens.map((screen) => ({
            path: screen.path,
            middleware: [guard(screen.access)],
            ErrorBoundary: ScreenError,
            ...(screen.entry ? lazyScreenRoute(screen.entry) : { lazy: { Component: screen.Component } }),
          })),
          { path: '*', lazy: { Component: async () => (await import('./shell/NotFound')).ScreenNotFound } },
        ],
      },
      { path: '*', lazy: { Component: async () => (await import('./shell/NotFound')).PageNotFound } },
    ],
  },
];

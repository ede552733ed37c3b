import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { accessTokensEntry } from './accessTokens/AccessTokensScreen.entry';
import { approvalsEntry } from './approvals/ApprovalsScreen.entry';
import { archiveEntry } from './archive/ArchiveScreen.entry';
import { auditLogsEntry } from './auditLogs/AuditLogsScreen.entry';
import { companyEntry } from './company/CompanyScreen.entry';
import { contractorsEntry } from './contractors/ContractorsScreen.entry';
import { dashboardEntry } from './dashboard/dashboard.entry';
import { graphiqlEntry } from './graphiql/GraphiQLScreen.entry';
import { payrollEntry } from './payroll/PayrollScreen.entry';
import { payrollBoardEntry } from './payrollBoard/PayrollBoardScreen.entry';
import { profileEntry } from './profile/ProfileScreen.entry';
import { queriesEntry } from './queries/QueriesScreen.entry';
import { screenRoute } from './relay/entry';
import { reportEntry } from './reports/ReportScreen.entry';
import { reportsEntry } from './reports/ReportsScreen.entry';
import type { Access } from './session/access';
import { guard } from './session/guard';
import { Loading } from './shell/Loading';
import { PageError } from './shell/PageError';
import { ScreenError } from './shell/ScreenError';
import type { ShellScreen } from './shell/screens';
import { staffEntry } from './staff/StaffScreen.entry';
import { statementEntry } from './statements/StatementScreen.entry';
import { statementsEntry } from './statements/StatementsScreen.entry';
import { taxDocumentsEntry } from './taxDocuments/TaxDocumentsScreen.entry';
import { taxInformationEntry } from './taxProfile/TaxInformationScreen.entry';
import { taxSeasonEntry } from './taxSeason/TaxSeasonScreen.entry';
import { timeLogsEntry } from './timeLogs/TimeLogsScreen.entry';

/** A page that needs no data of its own before it shows. */
type Page = { path: string; access: Access; Component: () => Promise<ComponentType> };

const pages: Page[] = [
  {
    path: '/login',
    access: 'signedOut',
    Component: async () => (await import('./identity/LoginScreen')).LoginScreen,
  },
  {
    path: '/change-password',
    access: 'passwordChange',
    Component: async () => (await import('./identity/ChangePasswordScreen')).ChangePasswordScreen,
  },
];

/** The screens inside the shell. The side navigation shows those of its entries that stand here. */
const screens: ShellScreen[] = [
  { path: '/dashboard', access: 'signedIn', entry: dashboardEntry },
  { path: '/dashboard/profile', access: 'signedIn', entry: profileEntry },
  { path: '/dashboard/time-logs', access: 'signedIn', entry: timeLogsEntry },
  { path: '/dashboard/statements', access: 'signedIn', entry: statementsEntry },
  { path: '/dashboard/statements/:runId', access: 'signedIn', entry: statementEntry },
  { path: '/dashboard/tax-documents', access: 'signedIn', entry: taxDocumentsEntry },
  { path: '/dashboard/tax-information', access: 'signedIn', entry: taxInformationEntry },
  { path: '/dashboard/contractors', access: 'manager', entry: contractorsEntry },
  { path: '/dashboard/approvals', access: 'manager', entry: approvalsEntry },
  { path: '/dashboard/payroll', access: 'manager', entry: payrollEntry },
  { path: '/dashboard/payroll/week', access: 'manager', entry: payrollBoardEntry },
  { path: '/dashboard/tax-season', access: 'payrollReader', entry: taxSeasonEntry },
  { path: '/dashboard/reports', access: 'payrollReader', entry: reportsEntry },
  { path: '/dashboard/reports/:id', access: 'payrollReader', entry: reportEntry },
  { path: '/dashboard/queries', access: 'payrollReader', entry: queriesEntry },
  { path: '/dashboard/access-tokens', access: 'signedIn', entry: accessTokensEntry },
  { path: '/dashboard/logs', access: 'admin', entry: auditLogsEntry },
  { path: '/dashboard/staff', access: 'admin', entry: staffEntry },
  { path: '/dashboard/archive', access: 'admin', entry: archiveEntry },
  { path: '/dashboard/company', access: 'admin', entry: companyEntry },
  { path: '/dashboard/graphiql', access: 'admin', entry: graphiqlEntry },
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
            ...(screen.entry ? screenRoute(screen.entry) : { lazy: { Component: screen.Component } }),
          })),
          { path: '*', lazy: { Component: async () => (await import('./shell/NotFound')).ScreenNotFound } },
        ],
      },
      { path: '*', lazy: { Component: async () => (await import('./shell/NotFound')).PageNotFound } },
    ],
  },
];

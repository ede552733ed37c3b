import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { fetchCode } from '../kit/relay/fetchCode';
import { lazyScreenRoute } from '../kit/relay/lazyScreenRoute';
import type { Access } from '../kit/session/access';
import { Loading } from '../kit/shell/Loading';
import { PageError } from '../kit/shell/PageError';
import { ScreenError } from '../kit/shell/ScreenError';
import type { ShellScreen } from '../kit/shell/screens';
import { dashboardEntry } from '../screens/dashboard/dashboard.entry';
import { guard, knowUser } from './guard';

/** A page that needs no data of its own before it shows. The sign-in page is its own document (`login.tsx`). */
type Page = { path: string; access: Access; Component: () => Promise<ComponentType> };

const pages: Page[] = [
  {
    path: '/change-password',
    access: 'passwordChange',
    Component: async () => (await import('../screens/identity/ChangePasswordScreen')).ChangePasswordScreen,
  },
  {
    path: '/second-factor',
    access: 'secondFactor',
    Component: async () =>
      (await import('../screens/secondFactor/SetUpSecondFactorScreen')).SetUpSecondFactorScreen,
  },
];

const palette = async () => (await import('../screens/palette/Palette')).Palette;
const background = async () => (await import('../screens/offline/Background')).Background;

/** The screens inside the shell. The side navigation shows those of its entries that are listed here. */
const screens: ShellScreen[] = [
  { path: '/dashboard', access: 'signedIn', entry: async () => dashboardEntry },
  {
    path: '/dashboard/profile',
    access: 'signedIn',
    entry: async () => (await import('../screens/profile/ProfileScreen.entry')).profileEntry,
  },
  {
    path: '/dashboard/data-views',
    access: 'signedIn',
    entry: async () => (await import('../screens/dataViews/DataViewsScreen.entry')).dataViewsEntry,
  },
  {
    path: '/dashboard/time-logs',
    access: 'signedIn',
    entry: async () => (await import('../screens/timeLogs/TimeLogsScreen.entry')).timeLogsEntry,
  },
  {
    path: '/dashboard/statements',
    access: 'signedIn',
    entry: async () => (await import('../screens/statements/StatementsScreen.entry')).statementsEntry,
  },
  {
    path: '/dashboard/statements/:runId',
    access: 'signedIn',
    entry: async () => (await import('../screens/statements/StatementScreen.entry')).statementEntry,
  },
  {
    path: '/dashboard/tax-documents',
    access: 'signedIn',
    entry: async () => (await import('../screens/taxDocuments/TaxDocumentsScreen.entry')).taxDocumentsEntry,
  },
  {
    path: '/dashboard/tax-information',
    access: 'signedIn',
    entry: async () => (await import('../screens/taxProfile/TaxInformationScreen.entry')).taxInformationEntry,
  },
  {
    path: '/dashboard/people/:id',
    access: 'signedIn',
    entry: async () => (await import('../screens/person/PersonScreen.entry')).personEntry,
  },
  {
    path: '/dashboard/contractors',
    access: 'manager',
    entry: async () => (await import('../screens/contractors/ContractorsScreen.entry')).contractorsEntry,
  },
  {
    path: '/dashboard/hr/staff',
    access: 'staffReader',
    entry: async () => (await import('../screens/hrHome/HrListScreen.entry')).hrStaffEntry,
  },
  {
    path: '/dashboard/hr/contractors',
    access: 'staffReader',
    entry: async () => (await import('../screens/hrHome/HrListScreen.entry')).hrContractorsEntry,
  },
  {
    path: '/dashboard/approvals',
    access: 'manager',
    entry: async () => (await import('../screens/approvals/ApprovalsScreen.entry')).approvalsEntry,
  },
  {
    path: '/dashboard/payroll',
    access: 'manager',
    entry: async () => (await import('../screens/payroll/PayrollScreen.entry')).payrollEntry,
  },
  {
    path: '/dashboard/payroll/week',
    access: 'manager',
    entry: async () => (await import('../screens/payrollBoard/PayrollBoardScreen.entry')).payrollBoardEntry,
  },
  {
    path: '/dashboard/tax-season',
    access: 'payrollReader',
    entry: async () => (await import('../screens/taxSeason/TaxSeasonScreen.entry')).taxSeasonEntry,
  },
  {
    path: '/dashboard/reports',
    access: 'payrollReader',
    entry: async () => (await import('../screens/reports/ReportsScreen.entry')).reportsEntry,
  },
  {
    path: '/dashboard/reports/:id',
    access: 'payrollReader',
    entry: async () => (await import('../screens/reports/ReportScreen.entry')).reportEntry,
  },
  {
    path: '/dashboard/queries',
    access: 'payrollReader',
    entry: async () => (await import('../screens/queries/QueriesScreen.entry')).queriesEntry,
  },
  {
    path: '/dashboard/access-tokens',
    access: 'signedIn',
    entry: async () => (await import('../screens/accessTokens/AccessTokensScreen.entry')).accessTokensEntry,
  },
  {
    path: '/dashboard/logs',
    access: 'admin',
    entry: async () => (await import('../screens/auditLogs/AuditLogsScreen.entry')).auditLogsEntry,
  },
  {
    path: '/dashboard/staff',
    access: 'admin',
    entry: async () => (await import('../screens/staff/StaffScreen.entry')).staffEntry,
  },
  {
    path: '/dashboard/archive',
    access: 'admin',
    entry: async () => (await import('../screens/archive/ArchiveScreen.entry')).archiveEntry,
  },
  {
    path: '/dashboard/company',
    access: 'admin',
    entry: async () => (await import('../screens/company/CompanyScreen.entry')).companyEntry,
  },
  {
    path: '/dashboard/graphiql',
    access: 'payrollReader',
    entry: async () => (await import('../screens/graphiql/GraphiQLScreen.entry')).graphiqlEntry,
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
        handle: { screens, palette, background },
        lazy: {
          Component: async () => (await fetchCode(() => import('../kit/shell/AppShell'))).AppShell,
        },
        children: [
          ...screens.map((screen) => ({
            path: screen.path,
            middleware: [guard(screen.access)],
            ErrorBoundary: ScreenError,
            ...(screen.entry ? lazyScreenRoute(screen.entry) : { lazy: { Component: screen.Component } }),
          })),
          {
            path: '*',
            lazy: { Component: async () => (await import('../kit/shell/NotFound')).ScreenNotFound },
          },
        ],
      },
      {
        middleware: [knowUser],
        handle: { screens },
        lazy: {
          Component: async () => (await fetchCode(() => import('../kit/shell/StrayPage'))).StrayPage,
        },
        children: [
          {
            path: '*',
            lazy: { Component: async () => (await import('../kit/shell/NotFound')).ScreenNotFound },
          },
        ],
      },
    ],
  },
];

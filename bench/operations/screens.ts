/** The screens whose cost should not grow with the company: what each asks for when it opens, without filters. */
import { addDays } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import type { Company } from '../company/company.ts';

export interface ScreenRequest {
  title: string;
  /** The web client's document. */
  document: string;
  asker: 'admin' | 'manager' | 'driver';
  /** A list that is shown in numbered pages has its size as `first`. */
  variables: (company: Company) => Record<string, unknown>;
}

const screen = (
  title: string,
  document: string,
  asker: ScreenRequest['asker'],
  variables: ScreenRequest['variables'] = () => ({}),
): ScreenRequest => ({ title, document, asker, variables });

const LOG = { userId: null, action: null, level: null, startDate: null, endDate: null };
const person = ({ drivers }: Company) => `User_${drivers[0]!.key}`;
const PERSON_TABS = ['days', 'paidDays', 'pay', 'bankAccount', 'tax', 'account', 'access', 'history'];
const personTab = (...shown: string[]) => ({
  ...{ first: 20, readsPay: true, isContact: true },
  ...Object.fromEntries(PERSON_TABS.map((tab) => [tab, shown.includes(tab)])),
});

export const SCREENS: readonly ScreenRequest[] = [
  screen('administrator’s home', 'AdminDashboardQuery', 'admin'),
  screen('manager’s home', 'ManagerDashboardQuery', 'manager'),
  screen('accountant’s home', 'AccountantDashboardQuery', 'admin', () => ({ on: null })),
  screen('HR’s home', 'HrDashboardQuery', 'admin'),
  screen('driver’s home', 'EmployeeDashboardQuery', 'driver', (company) => ({ userId: person(company) })),
  screen('audit log', 'AuditLogsScreenQuery', 'admin', () => ({
    ...LOG,
    ...{ first: 50, after: null, last: null, before: null, search: null, person: '', hasPerson: false },
  })),
  screen('data views', 'DataViewsScreenQuery', 'admin', () => ({ first: 20 })),
  screen('contractors', 'ContractorsScreenQuery', 'manager', () => ({ first: 10 })),
  screen('HR’s contractors', 'HrListScreenQuery', 'admin', () => ({ isStaff: false, first: 25 })),
  screen('staff', 'StaffScreenQuery', 'admin', () => ({ first: 20 })),
  screen('archive', 'ArchiveScreenQuery', 'admin', () => ({ first: 20 })),
  screen('approvals', 'ApprovalsScreenQuery', 'manager', () => ({ first: 50, lateFirst: 10 })),
  screen('payroll board', 'PayrollBoardScreenQuery', 'manager', ({ today }) => ({
    ...{ week: addDays(startOfWeek(today), -14), hasWeek: true, first: 50 },
  })),
  screen('payroll', 'PayrollScreenQuery', 'manager', () => ({ hasWeek: false })),
  screen('time logs of the team', 'TimeLogsScreenQuery', 'manager', ({ manager }) => ({
    ...{ userId: `User_${manager.key}`, isFiltered: false, foundDays: 5, loggedDays: 30 },
    ...{ isApprover: true, teamFirst: 25 },
  })),
  screen('time logs of a driver', 'TimeLogsScreenQuery', 'driver', (company) => ({
    ...{ userId: person(company), isFiltered: false, foundDays: 5, loggedDays: 30 },
    ...{ isApprover: false, teamFirst: 25 },
  })),
  screen('1099 season', 'TaxSeasonScreenQuery', 'admin', ({ today }) => ({
    ...{ year: Number(today.slice(0, 4)), hasYear: true, first: 30 },
  })),
  screen('reports', 'ReportsScreenQuery', 'admin', () => ({
    ...{ first: 20, contractor: '', hasContractor: false },
  })),
  screen('pay statements', 'StatementsScreenQuery', 'driver', (company) => ({
    ...{ userId: person(company), first: 20 },
  })),
  screen('a person’s days', 'PersonScreenQuery', 'manager', (company) => ({
    ...{ userId: person(company), ...personTab('days', 'paidDays') },
  })),
  screen('a person’s pay', 'PersonScreenQuery', 'manager', (company) => ({
    ...{ userId: person(company), ...personTab('pay') },
  })),
  screen('a person’s account', 'PersonScreenQuery', 'admin', (company) => ({
    ...{ userId: person(company), ...personTab('account', 'access', 'history') },
  })),
  screen('company', 'CompanyScreenQuery', 'admin'),
  screen('profile', 'ProfileScreenQuery', 'manager'),
  screen('queries', 'QueriesScreenQuery', 'admin'),
  screen('notices', 'NoticeBellQuery', 'manager'),
];

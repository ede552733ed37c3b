import {
  ArchiveRegular,
  ClipboardCheckmarkRegular,
  ClockRegular,
  CodeTextRegular,
  DataBarVerticalRegular,
  DocumentTextRegular,
  FormRegular,
  HistoryRegular,
  HomeRegular,
  MoneyRegular,
  PeopleRegular,
  PeopleTeamRegular,
  PersonRegular,
  ReceiptMoneyRegular,
} from '@fluentui/react-icons';
import type { Audience } from '../session/access';
import { dataScreens } from './dataScreens';
import type { NavigationEntry } from './navigationEntry';

const dashboard: NavigationEntry = { to: '/dashboard', label: 'Dashboard', Icon: HomeRegular };
const profile: NavigationEntry = { to: '/dashboard/profile', label: 'Profile', Icon: PersonRegular };

const approvals: NavigationEntry = {
  to: '/dashboard/approvals',
  label: 'Approvals',
  Icon: ClipboardCheckmarkRegular,
};

const payroll: NavigationEntry = { to: '/dashboard/payroll', label: 'Payroll', Icon: MoneyRegular };
const contractors: NavigationEntry = {
  to: '/dashboard/contractors',
  label: 'Contractors',
  Icon: PeopleRegular,
};

const taxDocuments: NavigationEntry = {
  to: '/dashboard/tax-documents',
  label: 'Tax Documents',
  Icon: DocumentTextRegular,
};

const tax: NavigationEntry = {
  to: '/dashboard/tax-season',
  label: 'Tax',
  Icon: FormRegular,
  tabs: [taxDocuments.to],
};

const reports: NavigationEntry = {
  to: '/dashboard/reports',
  label: 'Reports',
  Icon: DataBarVerticalRegular,
};
const dataAndApi: NavigationEntry = {
  to: dataScreens[0].to,
  label: 'Data and API',
  Icon: CodeTextRegular,
  tabs: dataScreens.slice(1).map(({ to }) => to),
};

/** The side navigation of each kind of user, in order, without screens they may not open. */
export const navigation: Record<Audience, readonly NavigationEntry[]> = {
  admin: [
    dashboard,
    { to: '/dashboard/staff', label: 'Staff Management', Icon: PeopleTeamRegular },
    { to: '/dashboard/logs', label: 'Audit Logs', Icon: HistoryRegular },
    { to: '/dashboard/archive', label: 'Archive', Icon: ArchiveRegular },
    approvals,
    payroll,
    contractors,
    reports,
    tax,
    dataAndApi,
  ],
  manager: [dashboard, profile, approvals, payroll, contractors, reports, tax, dataAndApi],
  employee: [
    dashboard,
    profile,
    { to: '/dashboard/hr/staff', label: 'Staff', Icon: PeopleTeamRegular },
    { to: '/dashboard/hr/contractors', label: 'Contractors', Icon: PeopleRegular },
    { to: '/dashboard/time-logs', label: 'Time Logs', Icon: ClockRegular },
    { to: '/dashboard/statements', label: 'Pay Statements', Icon: ReceiptMoneyRegular },
    reports,
    taxDocuments,
    tax,
    dataAndApi,
  ],
};

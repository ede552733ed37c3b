import {
  ArchiveRegular,
  ClockRegular,
  DataBarVerticalRegular,
  type FluentIcon,
  HistoryRegular,
  MoneyRegular,
  PeopleMoneyRegular,
  PeopleRegular,
  PeopleTeamRegular,
  PersonEditRegular,
} from '@fluentui/react-icons';

/** A link from a dashboard to a screen: its name and purpose. */
export type Action = {
  readonly to: string;
  readonly label: string;
  readonly hint: string;
  readonly Icon: FluentIcon;
};

export const adminActions: readonly Action[] = [
  {
    to: '/dashboard/staff',
    label: 'Staff Management',
    hint: 'Access, roles and passwords',
    Icon: PeopleTeamRegular,
  },
  { to: '/dashboard/logs', label: 'Audit Logs', hint: 'Who did what and when', Icon: HistoryRegular },
  { to: '/dashboard/archive', label: 'Archive', hint: 'Restore or delete for good', Icon: ArchiveRegular },
  {
    to: '/dashboard/reports',
    label: 'Reports',
    hint: 'Totals by period and person',
    Icon: DataBarVerticalRegular,
  },
];

export const managerActions: readonly Action[] = [
  {
    to: '/dashboard/contractors',
    label: 'Manage Contractors',
    hint: 'Add, edit and deactivate',
    Icon: PeopleRegular,
  },
  {
    to: '/dashboard/payroll',
    label: 'Payroll & Tax',
    hint: 'Run payroll, prepare tax documents',
    Icon: MoneyRegular,
  },
  {
    to: '/dashboard/reports',
    label: 'View Reports',
    hint: 'Totals by period and person',
    Icon: DataBarVerticalRegular,
  },
  { to: '/dashboard/time-logs', label: 'Time Tracking', hint: 'Days worked by week', Icon: ClockRegular },
  {
    to: '/dashboard/payroll/week',
    label: 'Run Payroll',
    hint: 'The whole week at once',
    Icon: PeopleMoneyRegular,
  },
];

export const employeeActions: readonly Action[] = [
  {
    to: '/dashboard/time-logs',
    label: 'View Time Logs',
    hint: 'Review and submit days',
    Icon: ClockRegular,
  },
  {
    to: '/dashboard/profile',
    label: 'Update Profile',
    hint: 'Keep your info current',
    Icon: PersonEditRegular,
  },
];

/** The most opened screens, with the variables from their addresses. */
import type { Operation } from './operation.ts';

const times = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));

const OPEN = {
  search: null,
  userId: null,
  action: null,
  level: null,
  startDate: null,
  endDate: null,
  person: '',
  hasPerson: false,
};

export const audit: Operation = {
  name: 'audit',
  title: 'Audit log, page of 50',
  document: 'AuditLogsScreenQuery',
  // The newest page, and pages after any entry of the log.
  questions: ({ admin, cursors }, count) =>
    times(count, (index) => ({
      asker: admin,
      variables: {
        ...OPEN,
        first: 50,
        after: index % 4 === 0 ? null : cursors[index % cursors.length],
        last: null,
        before: null,
      },
    })),
};

const CONTRACTORS_PAGE = 10;
const offsetCursor = (row: number) => btoa(`OffsetConnection:${row}`);

export const contractors: Operation = {
  name: 'contractors',
  title: 'Contractors, page of 10 with the total',
  document: 'ContractorsScreenQuery',
  questions: ({ manager }, count) =>
    times(count, (index) => {
      const page = index % 20;
      return {
        asker: manager,
        variables: {
          search: null,
          status: index % 5 === 0 ? 'active' : null,
          first: CONTRACTORS_PAGE,
          after: page ? offsetCursor(page * CONTRACTORS_PAGE - 1) : null,
        },
      };
    }),
};

export const adminDashboard: Operation = {
  name: 'admin',
  title: "Administrator's dashboard",
  document: 'AdminDashboardQuery',
  questions: ({ admin }) => [{ asker: admin, variables: {} }],
};

export const managerDashboard: Operation = {
  name: 'manager',
  title: "Manager's dashboard",
  document: 'ManagerDashboardQuery',
  // A week's proposed payroll depends on the portal's own rules.
  without: ['Payday_query'],
  questions: ({ manager }) => [{ asker: manager, variables: {} }],
};

export const driverDashboard: Operation = {
  name: 'driver',
  title: "Driver's dashboard",
  document: 'EmployeeDashboardQuery',
  // So do the next pay, the checklist and the week with its receipts.
  without: ['OwnChecklist_query', 'NextPay_query', 'MyWeek_query', 'MyWeek_receipts'],
  questions: ({ drivers }, count) =>
    times(count, (index) => {
      const asker = drivers[index % drivers.length]!;
      return { asker, variables: { userId: `User_${asker.key}` } };
    }),
};

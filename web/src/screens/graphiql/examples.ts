import { yearOf } from 'rules/days';
import { ADMINS, hasAnyRole, MANAGERS } from 'rules/roles';
import type { StoredUser } from '../../kit/session/storedUser';

/** An example query in its own tab, which takes the operation's name. */
export type Example = { readonly query: string; readonly variables?: string };

const json = (value: object) => JSON.stringify(value, null, 2);

const intro = `# Ctrl+Enter runs the query.
# Ctrl+Space completes a word.
`;

const adminNumbers = `query Overview {
  today
  adminOverview {
    totalUsers
    activeUsers
    archivedUsers
    activeContractors
    pendingApprovals
  }
  managerOverview {
    payrollRuns
    pendingDays
    unpaidContractors
  }
}
`;

const managerNumbers = `query Overview {
  today
  managerOverview {
    activeContractors
    payrollRuns
    pendingDays
    unpaidContractors
  }
}
`;

const contractors: Example = {
  query: `# A page of contractors.
# The variables choose which.
query Contractors($search: String, $status: ActivityStatus, $first: Int!, $after: String) {
  contractors(search: $search, status: $status, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        firstName
        lastName
        email
        isActive
      }
    }
  }
}
`,
  variables: json({ search: null, status: 'active', first: 20, after: null }),
};

const weeksPayroll = (monday: string): Example => ({
  query: `# Every payroll run of one week,
# day by day.
query WeeksPayroll($monday: Date!) {
  payrollRuns(startDate: $monday, endDate: $monday, first: 50) {
    totalCount
    edges {
      node {
        number
        status
        user {
          firstName
          lastName
        }
        basePay
        expenses
        totalPay
        payDate
        entries {
          date
          pay
          expenses
          notes
        }
      }
    }
  }
}
`,
  variables: json({ monday }),
});

const taxTotals = (year: number): Example => ({
  query: `# What everyone was paid in a year,
# and who needs a 1099 for it.
query TaxTotals($year: Int!) {
  taxSeason(year: $year) {
    threshold
    totals {
      payees
      paid
      expenses
      reportable
      needed
    }
    rows(first: 50) {
      totalCount
      edges {
        node {
          user {
            firstName
            lastName
          }
          paid
          reportable
          need
          reason
        }
      }
    }
  }
}
`,
  variables: json({ year }),
});

const recentActivity: Example = {
  query: `# What happened last, newest first.
query RecentActivity($level: LogLevel) {
  auditLogs(level: $level, first: 25) {
    totalCount
    edges {
      node {
        timestamp
        level
        sentence
        ipAddress
      }
    }
  }
}
`,
  variables: json({ level: null }),
};

const whoChangedWhat: Example = {
  query: `# Who changed what. A user's id in the
# variables shows what one person did.
query WhoChangedWhat($userId: ID, $action: String) {
  auditLogs(userId: $userId, action: $action, first: 25) {
    edges {
      node {
        timestamp
        action
        user {
          firstName
          lastName
        }
        entityType
        entityId
        changes {
          field
          before
          after
        }
      }
    }
  }
}
`,
  variables: json({ userId: null, action: null }),
};

const liveChanges: Example = {
  query: `# Every change, as soon as it is made;
# it runs until you stop it.
subscription LiveChanges {
  changes {
    kind
    userId
    weekStart
  }
}
`,
};

/** The most useful examples for each role. `monday` is that of the week to look at. */
export function examples(user: Pick<StoredUser, 'roles'>, monday: string): Example[] {
  const payroll = weeksPayroll(monday);
  const taxes = taxTotals(yearOf(monday));
  if (hasAnyRole(user, ADMINS))
    return [
      { query: `# The numbers of the dashboards.\n${intro}${adminNumbers}` },
      contractors,
      payroll,
      recentActivity,
      whoChangedWhat,
      liveChanges,
    ];
  if (hasAnyRole(user, MANAGERS))
    return [
      { query: `# The numbers of the dashboard.\n${intro}${managerNumbers}` },
      contractors,
      payroll,
      taxes,
      liveChanges,
    ];
  return [{ ...payroll, query: `${intro}${payroll.query}` }, contractors, taxes, liveChanges];
}

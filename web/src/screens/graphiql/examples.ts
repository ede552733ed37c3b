/** A query to begin with, in its own tab; the tab takes the operation's name. */
export type Example = { readonly query: string; readonly variables?: string };

const json = (value: object) => JSON.stringify(value, null, 2);

/** What an administrator looks for when something is to be found out. `monday` is that of the week to look at. */
export const examples = (monday: string): Example[] => [
  {
    query: `# The numbers of the dashboards.
# Ctrl+Enter runs the query.
# Ctrl+Space completes a word.
query Overview {
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
`,
  },
  {
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
  },
  {
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
        bonuses
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
  },
  {
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
  },
  {
    query: `# Who changed what. A user's id in the
# variables shows one person's doings.
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
  },
];

/** Two of the client's lists in the words of the schema that PostGraphile makes from the tables. */
import { fromCursor } from '../../company/auditPlace.ts';
import type { Dialect, Translation } from '../../operations/dialect.ts';

interface Person {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

interface Entry {
  id: string;
  timestamp: string;
  action: string;
  level: string;
  ipAddress: string | null;
}

interface Edges<Node> {
  edges: { node: Node }[];
}

const toNodes = <Node>({ edges }: Edges<Node>): Node[] => edges.map(({ node }) => node);

/** A place in a list that is ordered like this one, as PostGraphile writes it. */
const cursorAt = (...place: string[]): string => btoa(JSON.stringify(['timestamp_desc', 'id_desc', place]));

const toEntry = ({ id, timestamp, action, level, ipAddress }: Entry, email: string | undefined) => [
  id.replace('AuditLog_', ''),
  Date.parse(timestamp),
  ...[action, level, ipAddress, email],
];

/** Without the capped total and the counts of thirty days, which such a schema has no words for. */
const audit: Translation = {
  text: `query AuditLogsScreenQuery($first: Int!, $after: Cursor) {
    allAuditLogs(orderBy: [TIMESTAMP_DESC, ID_DESC], first: $first, after: $after) {
      edges { node { id timestamp action level ipAddress userByUserId { id firstName lastName email } } }
      pageInfo { hasNextPage startCursor endCursor }
    }
  }`,
  variables: ({ first, after }: { first: number; after: string | null }) => {
    const place = after && fromCursor(after);
    return { first, ...(place && { after: cursorAt(place.timestamp.toISOString(), place.id) }) };
  },
  told: ({ allAuditLogs }: { allAuditLogs: Edges<Entry & { userByUserId: Person | null }> }) =>
    toNodes(allAuditLogs).map((entry) => toEntry(entry, entry.userByUserId?.email)),
  toldToClient: ({ auditLogs }: { auditLogs: Edges<Entry & { user: Person | null }> }) =>
    toNodes(auditLogs).map((entry) => toEntry(entry, entry.user?.email)),
};

type Contractors = Edges<Person & { isActive: boolean }> & { totalCount: number };

const toContractors = ({ totalCount, ...list }: Contractors) => ({
  totalCount,
  people: toNodes(list).map(({ id, firstName, lastName, email, isActive }) => [
    ...[id.replace('User_', ''), firstName, lastName, email, isActive],
  ]),
});

const rowAfter = (cursor: string | null): number => (cursor ? Number(atob(cursor).split(':')[1]) + 1 : 0);

/** Without what the viewer may do with each of them. */
const contractors: Translation = {
  text: `query ContractorsScreenQuery($condition: UserCondition!, $first: Int!, $offset: Int!) {
    allUsers(condition: $condition, orderBy: [LAST_NAME_ASC, FIRST_NAME_ASC, ID_ASC], first: $first, offset: $offset) {
      totalCount
      edges { node { id firstName lastName email isActive } }
    }
  }`,
  variables: ({ first, after, status }: { first: number; after: string | null; status: string | null }) => ({
    condition: {
      kind: 'CONTRACTOR',
      archivedAt: null,
      ...(status && { isActive: status === 'active' }),
    },
    first,
    offset: rowAfter(after),
  }),
  told: ({ allUsers }: { allUsers: Contractors }) => toContractors(allUsers),
  toldToClient: (data: { contractors: Contractors }) => toContractors(data.contractors),
};

export const POSTGRAPHILE: Dialect = { AuditLogsScreenQuery: audit, ContractorsScreenQuery: contractors };

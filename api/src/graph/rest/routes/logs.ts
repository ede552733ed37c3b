import { z } from 'zod';
import { deletedUserNames } from '../../../audit/deletedUsers.ts';
import { mapRows } from '../list.ts';
import { listRoute, route } from '../route.ts';
import { Day, Id, Instant, Pagination, Person, PersonFields, pageQuery } from '../shapes.ts';
import { graphql } from '../tada.ts';

const tag = 'Audit log';

const Level = z.enum(['INFO', 'WARNING', 'ERROR', 'CRITICAL']).meta({ id: 'LogLevel' });
const Json = z.string().nullable().meta({ description: 'JSON text.' });

const LogShape = z
  .object({
    id: Id,
    action: z.string(),
    level: Level,
    entityType: z.string(),
    entityId: z.string().nullable(),
    timestamp: Instant,
    ipAddress: z.string().nullable(),
    userAgent: z.string().nullable(),
    oldValues: Json,
    newValues: Json.meta({ description: 'JSON text, with the level as _meta.level.' }),
    user: Person.extend({ id: Id.optional(), email: Person.shape.email.nullable() }).nullable().meta({
      description:
        "Null for the system and for anonymous callers; someone deleted since is 'Deleted user' and '#12', always with the same number, and has no id or email.",
    }),
  })
  .meta({ id: 'AuditLog' });

export const logRoutes = [
  listRoute('/logs', {
    tag,
    summary: 'What happened, newest first.',
    query: z.object({
      ...pageQuery,
      userId: Id.optional(),
      action: z.string().optional(),
      level: Level.optional(),
      startDate: Day.optional(),
      endDate: Day.optional(),
    }),
    response: z.object({ data: z.object({ logs: z.array(LogShape), pagination: Pagination }) }),
    document: graphql(
      `query RestAuditLogs(
        $first: Int!, $offset: Int, $after: String, $counted: Boolean!
        $userId: ID, $action: String, $level: LogLevel, $startDate: Date, $endDate: Date
      ) {
        auditLogs(
          first: $first, offset: $offset, after: $after, userId: $userId, action: $action, level: $level,
          startDate: $startDate, endDate: $endDate
        ) {
          totalCount: exactCount @include(if: $counted)
          pageInfo { hasNextPage endCursor }
          edges { node {
            id action level entityType entityId timestamp ipAddress userAgent oldValues newValues
            user { ...RestPerson } deletedActor { number } } } } }`,
      [PersonFields],
    ),
    pageSize: 50,
    takesOffset: true,
    variables: (query) => ({
      userId: query.userId ?? null,
      action: query.action ?? null,
      level: query.level ?? null,
      startDate: query.startDate ?? null,
      endDate: query.endDate ?? null,
    }),
    connection: ({ auditLogs }) =>
      mapRows(auditLogs, ({ deletedActor, ...entry }) =>
        deletedActor ? { ...entry, user: { ...deletedUserNames(deletedActor.number), email: null } } : entry,
      ),
    wrap: (logs, pagination) => ({ data: { logs, pagination } }),
  }),

  route('GET', '/logs/stats', {
    tag,
    summary: 'How many entries were written in the last 30 days.',
    response: z.object({
      totalLogs: z.int(),
      logsByAction: z.object({ userLogin: z.int(), userCreated: z.int(), payrollCalculation: z.int() }),
    }),
    document: graphql(
      `query RestAuditLogStats { auditLogStats { totalLogs userLogin userCreated payrollCalculation } }`,
    ),
    respond: ({ auditLogStats }) => {
      // Null only with an error, which was handled before.
      const { totalLogs, ...logsByAction } = auditLogStats!;
      return { totalLogs, logsByAction };
    },
  }),
];

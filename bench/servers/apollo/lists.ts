/** The lists. */

import { encodeId, isUuid } from 'rules/ids';
import { AUDIT_ACTIONS } from '../../../api/src/audit/actions.ts';
import { COUNTED } from '../../../api/src/domains/auditLogs/auditLogs.service.ts';
import type { AuditLog } from '../../../api/src/platform/db/generated/client/client.ts';
import { fromCursor, toCursor } from '../../company/auditPlace.ts';
import type { Asked } from './asked.ts';

const MONTH_MS = 30 * 86_400_000;
const RECORDS = ['User', 'TimeLog', 'PayrollRun', 'TaxDocument', 'Report', 'Session'];

interface Page {
  first: number;
  after?: string | null;
}
interface People extends Page {
  status?: 'active' | 'inactive' | null;
  orderBy?: 'NAME' | 'NEWEST' | null;
}

export const lists = {
  Query: {
    auditActions: () => Object.keys(AUDIT_ACTIONS).sort(),
    auditLogStats: async (_root: unknown, _args: object, { db, now }: Asked) => {
      const timestamp = { gte: new Date(now.getTime() - MONTH_MS) };
      const count = (action?: string) =>
        db.auditLog.count({ where: { timestamp, ...(action && { action }) } });
      return {
        totalLogs: count(),
        userLogin: count('USER_LOGIN'),
        userCreated: count('USER_CREATED'),
        payrollCalculation: count('PAYROLL_CALCULATED'),
      };
    },
    auditLogs: async (_root: unknown, { first, after }: Page, { db }: Asked) => {
      const place = after ? fromCursor(after) : null;
      const rows = await db.auditLog.findMany({
        where: place
          ? {
              timestamp: { lte: place.timestamp },
              OR: [{ timestamp: { lt: place.timestamp } }, { id: { lt: place.id } }],
            }
          : {},
        orderBy: [{ timestamp: 'desc' }, { id: 'desc' }],
        take: first + 1,
      });
      const shown = rows.slice(0, first);
      return {
        totalCount: () => db.auditLog.count({ take: COUNTED }),
        totalIsCapped: async () => (await db.auditLog.count({ take: COUNTED })) >= COUNTED,
        pageInfo: {
          hasNextPage: rows.length > first,
          startCursor: shown[0] && toCursor(shown[0]),
          endCursor: shown.at(-1) && toCursor(shown.at(-1)!),
        },
        edges: shown.map((node) => ({ node })),
      };
    },
    contractors: async (_root: unknown, { first, after, status, orderBy }: People, { db }: Asked) => {
      const where = {
        kind: 'CONTRACTOR' as const,
        archivedAt: null,
        ...(status && { isActive: status === 'active' }),
      };
      const rows = await db.user.findMany({
        where,
        skip: after ? Number(atob(after).split(':')[1]) + 1 : 0,
        take: first,
        orderBy:
          orderBy === 'NEWEST'
            ? [{ createdAt: 'desc' }, { id: 'desc' }]
            : [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
      });
      return { totalCount: () => db.user.count({ where }), edges: rows.map((node) => ({ node })) };
    },
  },
  AuditLog: {
    id: ({ id }: AuditLog) => `AuditLog_${id}`,
    timestamp: ({ timestamp }: AuditLog) => timestamp.toISOString(),
    entityId: ({ entityId, entityType }: AuditLog) =>
      entityId && isUuid(entityId) && RECORDS.includes(entityType)
        ? encodeId(entityType, entityId)
        : entityId,
    user: ({ userId }: AuditLog, _args: object, { db }: Asked) =>
      userId && db.user.findUnique({ where: { id: userId } }),
  },
};

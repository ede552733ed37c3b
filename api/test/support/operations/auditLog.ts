import { inDomain } from '../operation.ts';
import { ADMINS } from '../rights.ts';

export const auditLogOperations = inDomain('The audit log', [
  {
    field: 'Query.auditLogs',
    document: '{ auditLogs(first: 1) { totalCount } }',
    allowed: ADMINS,
  },
  { field: 'Query.auditActionGroups', document: '{ auditActionGroups { name actions } }', allowed: ADMINS },
  { field: 'Query.auditActions', document: '{ auditActions }', allowed: ADMINS },
  {
    field: 'Query.auditLogStats',
    document: '{ auditLogStats { totalLogs } }',
    allowed: ADMINS,
  },
  {
    field: 'Query.adminOverview',
    document: '{ adminOverview { totalUsers } }',
    allowed: ADMINS,
  },
  {
    field: 'Mutation.checkAuditLog',
    document: 'mutation { checkAuditLog { verification { intact } } }',
    allowed: ADMINS,
  },
  {
    field: 'Mutation.verifyAuditLog',
    document: 'mutation { verifyAuditLog { intact } }',
    allowed: ADMINS,
  },
  {
    field: 'Mutation.checkLedger',
    document: 'mutation { checkLedger { verification { intact } } }',
    allowed: ADMINS,
  },
]);

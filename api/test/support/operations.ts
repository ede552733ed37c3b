/**
 * One valid call for every root field, who may make it and about whom: the expectation that `access/` checks the portal
 * against. Written by hand from the contract and not derived from the schema, so that a scope lost there is found here.
 */
import type { Operation } from './operation.ts';
import { auditLogOperations } from './operations/auditLog.ts';
import { contractorsOperations } from './operations/contractors.ts';
import { payrollOperations } from './operations/payroll.ts';
import { portalOperations } from './operations/portal.ts';
import { reportsOperations } from './operations/reports.ts';
import { signInOperations } from './operations/signIn.ts';
import { staffOperations } from './operations/staff.ts';
import { taxOperations } from './operations/tax.ts';
import { timeLogsOperations } from './operations/timeLogs.ts';

export const OPERATIONS: readonly Operation[] = [
  ...portalOperations,
  ...signInOperations,
  ...contractorsOperations,
  ...staffOperations,
  ...timeLogsOperations,
  ...payrollOperations,
  ...taxOperations,
  ...reportsOperations,
  ...auditLogOperations,
];

/**
 * One valid call for every root field, with its allowed callers and subjects: `access/` checks the portal against this
 * table. It is written by hand from the contract and not derived from the schema, so that the tests notice a lost
 * scope.
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

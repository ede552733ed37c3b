/** The whole table: every route of the contract. */
import type { Route } from './route.ts';
import { authRoutes } from './routes/auth.ts';
import { companyRoutes } from './routes/company.ts';
import { contractorRoutes } from './routes/contractors.ts';
import { logRoutes } from './routes/logs.ts';
import { payrollRoutes } from './routes/payroll.ts';
import { receiptRoutes } from './routes/receipts.ts';
import { reportRoutes } from './routes/reports.ts';
import { savedQueryRoutes } from './routes/savedQueries.ts';
import { staffRoutes } from './routes/staff.ts';
import { staffAccessRoutes } from './routes/staffAccess.ts';
import { staffRecordRoutes } from './routes/staffRecords.ts';
import { taxDocumentRoutes } from './routes/taxDocuments.ts';
import { timeLogRoutes } from './routes/timeLogs.ts';

export const routes: readonly Route[] = [
  ...authRoutes,
  ...contractorRoutes,
  ...timeLogRoutes,
  ...receiptRoutes,
  ...payrollRoutes,
  ...reportRoutes,
  ...savedQueryRoutes,
  ...taxDocumentRoutes,
  ...staffRoutes,
  ...logRoutes,
  ...staffAccessRoutes,
  ...staffRecordRoutes,
  ...companyRoutes,
];

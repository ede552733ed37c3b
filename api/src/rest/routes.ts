/** The whole table: every route of the contract, once. */
import type { Route } from './route.ts';
import { authRoutes } from './routes/auth.ts';
import { contractorRoutes } from './routes/contractors.ts';
import { payrollRoutes } from './routes/payroll.ts';
import { staffRoutes } from './routes/staff.ts';
import { timeLogRoutes } from './routes/timeLogs.ts';

export const routes: readonly Route[] = [
  ...authRoutes,
  ...contractorRoutes,
  ...timeLogRoutes,
  ...payrollRoutes,
  ...staffRoutes,
];

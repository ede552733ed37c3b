/** Everything that is measured against the limit. */
import type { Operation } from './operation.ts';
import { adminDashboard, audit, contractors, driverDashboard, managerDashboard } from './reads.ts';
import { submit } from './submit.ts';

export const OPERATIONS: readonly Operation[] = [
  audit,
  contractors,
  adminDashboard,
  managerDashboard,
  driverDashboard,
  submit,
];

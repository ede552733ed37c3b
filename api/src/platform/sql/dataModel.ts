/** The application's client and tables. Another application replaces this file. */
import { Prisma } from '../db/generated/client/client.ts';

export type { PrismaClient } from '../db/generated/client/client.ts';
export type { EnumTypes, Tables } from '../db/generated/tables.ts';

export type TableName = Prisma.ModelName;
export const tableNames: readonly TableName[] = Object.values(Prisma.ModelName);

/** The tables whose changes a trigger notes. */
export const watchedTables: readonly TableName[] = [
  'User',
  'RoleAssignment',
  'Invitation',
  'PayRate',
  'TimeLog',
  'Receipt',
  'ReceiptFile',
  'Plan',
  'PlanRate',
  'PlanRepayment',
  'DismissedBackPay',
  'PayrollRun',
  'PayrollEntry',
  'PayrollLine',
  'PayStatement',
  'Payment',
  'PaymentRun',
  'ApprovalRequest',
  'ApprovalRequestRun',
  'PayrollBatch',
  'PayrollBatchItem',
  'OpeningBalance',
  'BankAccount',
  'TaxProfile',
  'TaxNumberDecision',
  'TaxDocument',
  'TaxYearSetting',
  'CompanyProfile',
  'DeletedUser',
];

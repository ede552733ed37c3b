/** Converts public IDs to database keys. */
import { decodeId, encodeId } from 'rules/ids';
import { NotFoundError } from './errors.ts';

export type Typename =
  | 'User'
  | 'TimeLog'
  | 'Receipt'
  | 'ReceiptFile'
  | 'PayrollRun'
  | 'BankAccount'
  | 'BankFile'
  | 'Payment'
  | 'Plan'
  | 'PlanRepayment'
  | 'OpeningBalance'
  | 'ApprovalRequest'
  | 'PayrollBatch'
  | 'TaxDocument'
  | 'TaxDocumentBatch'
  | 'Report'
  | 'AuditLog'
  | 'Notice'
  | 'Session'
  | 'PersonalAccessToken'
  | 'Passkey'
  | 'SavedQuery';

export const NAMES: Record<Typename, string> = {
  User: 'User',
  TimeLog: 'Time log',
  Receipt: 'Receipt',
  ReceiptFile: 'Receipt file',
  PayrollRun: 'Payroll run',
  BankAccount: 'BankAccount',
  BankFile: 'Bank file',
  Payment: 'Payment',
  Plan: 'Plan',
  PlanRepayment: 'Repayment',
  OpeningBalance: 'Opening balance',
  ApprovalRequest: 'Approval request',
  PayrollBatch: 'Payroll batch',
  TaxDocument: 'Tax document',
  TaxDocumentBatch: 'Batch of tax documents',
  Report: 'Report',
  AuditLog: 'Log',
  Notice: 'Notice',
  Session: 'Session',
  PersonalAccessToken: 'Access token',
  Passkey: 'Passkey',
  SavedQuery: 'Saved query',
};

/** The key in an ID of this type. Throws NotFoundError for an ID of another type or a text that is not an ID. */
export function toKey(typename: Typename, id: string): string {
  const decoded = decodeId(id);
  if (decoded?.typename !== typename) throw new NotFoundError(NAMES[typename]);
  return decoded.key;
}

/** Like `toKey`, but undefined instead of an error: for filters, where such an ID matches nothing. */
export function keyOrNone(typename: Typename, id: string): string | undefined {
  const decoded = decodeId(id);
  return decoded?.typename === typename ? decoded.key : undefined;
}

export const toId = (typename: Typename, key: string): string => encodeId(typename, key);

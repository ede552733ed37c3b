/** The type of record for each ID from a client, by argument or input field. */
import type { Typename } from '../../../operation/ids.ts';

/** Names with the same meaning everywhere. */
const BY_NAME: Record<string, Typename> = {
  userId: 'User',
  contractorId: 'User',
  include: 'User',
  exclude: 'User',
  runId: 'PayrollRun',
  fileId: 'ReceiptFile',
  receiptIds: 'Receipt',
  runIds: 'PayrollRun',
  skipPlans: 'Plan',
};

/** For names with several meanings. */
const BY_PLACE: Record<string, Typename> = {
  'Query.auditLogs.actOf': 'AuditLog',
  'Query.contractor.id': 'User',
  'Query.madeBankFile.id': 'BankFile',
  'Query.receiptFile.id': 'ReceiptFile',
  'Query.report.id': 'Report',
  'Query.reportCsv.id': 'Report',
  'Query.staffMember.id': 'User',
  'Query.taxDocumentFile.id': 'TaxDocument',
  'Query.person.id': 'User',
  'Query.user.id': 'User',
  'Query.userRecords.id': 'User',
  'Subscription.payrollBatchProgress.id': 'PayrollBatch',
  'Subscription.taxDocumentBatchProgress.id': 'TaxDocumentBatch',
  'ChangePlanInput.id': 'Plan',
  'ApproveRequestInput.id': 'ApprovalRequest',
  'DayToDecideInput.id': 'TimeLog',
  'DeactivateContractorInput.id': 'User',
  'DeclineRequestInput.id': 'ApprovalRequest',
  'DeleteReceiptInput.id': 'Receipt',
  'DeleteReportInput.id': 'Report',
  'EndPlanInput.id': 'Plan',
  'EndSessionInput.id': 'Session',
  'MarkNoticesReadInput.ids': 'Notice',
  'RecordRepaymentInput.id': 'Plan',
  'RemovePasskeyInput.id': 'Passkey',
  'ReceiptToDecideInput.id': 'Receipt',
  'RevokeAccessTokenInput.id': 'PersonalAccessToken',
  'SaveQueryInput.id': 'SavedQuery',
  'DeleteSavedQueryInput.id': 'SavedQuery',
  'SetPayrollRunStatusInput.id': 'PayrollRun',
  'SetTaxDocumentStatusInput.id': 'TaxDocument',
  'UpdateContractorInput.id': 'User',
  'UserIdsFilter.in': 'User',
  'UpdateReceiptInput.id': 'Receipt',
  'UpdateStaffInput.id': 'User',
  'UpdateTimeLogInput.id': 'TimeLog',
  'VoidAdvanceInput.id': 'Plan',
  'VoidOpeningBalanceInput.id': 'OpeningBalance',
  'VoidPaymentInput.id': 'Payment',
  'VoidRepaymentInput.id': 'PlanRepayment',
  'WithdrawRequestInput.id': 'ApprovalRequest',
  'WriteOffAdvanceInput.id': 'Plan',
};

/** IDs of any type. */
const OPEN = ['Query.node.id', 'Query.nodes.ids'];

export const isOpenId = (place: string): boolean => OPEN.includes(place);

/** The type of the ID at 'Query.report.id' or 'UpdateStaffInput.id'; undefined if it can be any or is unknown. */
export const kindAt = (place: string): Typename | undefined =>
  BY_PLACE[place] ?? BY_NAME[place.slice(place.lastIndexOf('.') + 1)];

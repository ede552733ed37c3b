-- Who was handed a person's data: the entries that name the person among their values, alone or with others. The actions
-- are those that api/src/audit/actions.ts marks with `handsOut`.
DROP INDEX "AuditLog_data_views_idx";

CREATE INDEX "AuditLog_data_views_idx" ON "AuditLog" (("newValues"->>'userId'), "timestamp" DESC, "id" DESC)
  WHERE "action" IN ('TAX_NUMBER_REVEALED', 'USER_RECORDS_EXPORTED', 'PAY_STATEMENT_DOWNLOADED',
    'TAX_DOCUMENT_DOWNLOADED', 'IRIS_FILES_EXPORTED', 'BANK_FILE_EXPORTED', 'PAYMENT_JOURNAL_EXPORTED',
    'REPORT_EXPORTED');

CREATE INDEX "AuditLog_data_views_of_many_idx" ON "AuditLog" USING gin (("newValues"->'userIds') jsonb_path_ops)
  WHERE "action" IN ('IRIS_FILES_EXPORTED', 'BANK_FILE_EXPORTED', 'PAYMENT_JOURNAL_EXPORTED', 'REPORT_EXPORTED');

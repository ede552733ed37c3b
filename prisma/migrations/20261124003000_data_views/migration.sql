-- Who opened a person's data: the entries that name the person among their values. The actions are those of
-- api/src/domains/auditLogs/dataViews.ts.
CREATE INDEX "AuditLog_data_views_idx" ON "AuditLog" (("newValues"->>'userId'), "timestamp" DESC, "id" DESC)
  WHERE "action" IN ('TAX_NUMBER_REVEALED', 'USER_RECORDS_EXPORTED', 'PAY_STATEMENT_DOWNLOADED',
    'TAX_DOCUMENT_DOWNLOADED', 'IRIS_FILES_EXPORTED');

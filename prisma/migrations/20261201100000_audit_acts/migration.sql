-- The entries of one act: those of one request. Entries of the system itself share the text 'system' and are no act.
CREATE INDEX "AuditLog_act_idx" ON "AuditLog" ("requestId", "timestamp" DESC, "id" DESC)
  WHERE ("requestId" <> 'system');

-- CreateIndex
CREATE INDEX "User_payees" ON "User"("kind" DESC, "lastName", "firstName", "id") WHERE ("archivedAt" IS NULL);

-- CreateIndex
CREATE INDEX "RecordChange_changedAt_idx" ON "RecordChange"("changedAt");

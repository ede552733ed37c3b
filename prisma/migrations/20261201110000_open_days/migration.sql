-- CreateIndex
CREATE INDEX "TimeLog_open_days" ON "TimeLog"("date") WHERE (worked AND (status <> 'REJECTED'::"TimeLogStatus") AND ("payrollRunId" IS NULL));

-- CreateIndex
CREATE INDEX "TimeLog_worked_days" ON "TimeLog"("date", "status", "userId") WHERE worked;

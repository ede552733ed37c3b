-- DropIndex
DROP INDEX "Payment_date_idx";

-- DropIndex
DROP INDEX "PayrollRun_payDate_idx";

-- CreateIndex
CREATE INDEX "Payment_date_userId_voidedAt_idx" ON "Payment"("date", "userId", "voidedAt");

-- CreateIndex
CREATE INDEX "Payment_void" ON "Payment"("voidedAt") WHERE ("voidedAt" IS NOT NULL);

-- CreateIndex
CREATE INDEX "PayrollRun_payDate_userId_status_idx" ON "PayrollRun"("payDate", "userId", "status");

-- CreateIndex
CREATE INDEX "PayrollRun_userId_number_idx" ON "PayrollRun"("userId", "number");

-- CreateIndex
CREATE INDEX "PayrollRun_void" ON "PayrollRun"("voidedAt") WHERE (status = 'VOID'::"PayrollRunStatus");

-- CreateIndex
CREATE INDEX "PayrollRun_adjustments" ON "PayrollRun"("processedAt") WHERE (kind = 'ADJUSTMENT'::"PayrollRunKind");

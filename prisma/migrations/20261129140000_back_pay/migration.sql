-- AlterEnum
ALTER TYPE "ExtraCategory" ADD VALUE 'BACK_PAY';

-- AlterTable
ALTER TABLE "PayRate" ADD COLUMN     "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "DismissedBackPay" (
    "runId" UUID NOT NULL,
    "date" DATE NOT NULL,
    "amount" DECIMAL(9,2) NOT NULL,
    "dismissedById" UUID,
    "dismissedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DismissedBackPay_pkey" PRIMARY KEY ("runId","date")
);

-- CreateIndex
CREATE INDEX "DismissedBackPay_dismissedById_idx" ON "DismissedBackPay"("dismissedById");

-- CreateIndex
CREATE INDEX "Payment_check" ON "Payment"("reference") WHERE ((method = 'CHECK'::"PaymentMethod") AND ("voidedAt" IS NULL));

-- CreateIndex
CREATE INDEX "Plan_check" ON "Plan"("reference") WHERE ((method = 'CHECK'::"PaymentMethod") AND ("voidedAt" IS NULL));

-- AddForeignKey
ALTER TABLE "DismissedBackPay" ADD CONSTRAINT "DismissedBackPay_runId_fkey" FOREIGN KEY ("runId") REFERENCES "PayrollRun"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DismissedBackPay" ADD CONSTRAINT "DismissedBackPay_dismissedById_fkey" FOREIGN KEY ("dismissedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Rates that are there were last entered when they were first entered, as far as anybody knows.
UPDATE "PayRate" SET "changedAt" = "createdAt";

-- What is dismissed is an amount.
ALTER TABLE "DismissedBackPay"
  ADD CONSTRAINT "DismissedBackPay_amount_range" CHECK ("amount" > 0 AND "amount" <= 99999.99);

-- AlterEnum
ALTER TYPE "ApprovalRequestKind" ADD VALUE 'MAKE_BANK_FILE';

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'BANK_ACCOUNT_SHARED';

-- AlterTable
ALTER TABLE "ApprovalRequestRun" ADD COLUMN     "accountId" UUID;

-- AlterTable
ALTER TABLE "BankAccount" ADD COLUMN     "accountDigest" VARCHAR(64);

-- AlterTable
ALTER TABLE "BankFile" ADD COLUMN     "amount" DECIMAL(12,2) NOT NULL DEFAULT 0,
ADD COLUMN     "requestId" UUID,
ADD COLUMN     "sha256" VARCHAR(64);

-- CreateIndex
CREATE INDEX "ApprovalRequestRun_accountId_idx" ON "ApprovalRequestRun"("accountId");

-- CreateIndex
CREATE INDEX "BankAccount_accountDigest_idx" ON "BankAccount"("accountDigest");

-- CreateIndex
CREATE UNIQUE INDEX "BankFile_requestId_key" ON "BankFile"("requestId");

-- CreateIndex
CREATE INDEX "BankFile_createdAt_id_idx" ON "BankFile"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "BankFile_weekStart_createdAt_id_idx" ON "BankFile"("weekStart", "createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "BankFile" ADD CONSTRAINT "BankFile_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ApprovalRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApprovalRequestRun" ADD CONSTRAINT "ApprovalRequestRun_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "BankAccount"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of files made before, as far as the pay in them is still on file.
UPDATE "BankFile" file SET "amount" = sums.amount
  FROM (SELECT sent."fileId", sum(line."amount") AS amount
    FROM "BankFileRun" sent JOIN "PayrollLine" line ON line."runId" = sent."runId" GROUP BY sent."fileId") sums
  WHERE sums."fileId" = file."id";

ALTER TABLE "BankFile"
  ADD CONSTRAINT "BankFile_sha256" CHECK ("sha256" ~ '^[0-9a-f]{64}$');
ALTER TABLE "BankAccount"
  ADD CONSTRAINT "BankAccount_digest" CHECK ("accountDigest" ~ '^[0-9a-f]{64}$');

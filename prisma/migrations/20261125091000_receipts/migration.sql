-- CreateEnum
CREATE TYPE "ExpenseCategory" AS ENUM ('FUEL', 'TOLLS', 'SCALE', 'LUMPER', 'PARKING', 'REPAIRS', 'SUPPLIES', 'LODGING', 'MEALS', 'OTHER');

-- CreateEnum
CREATE TYPE "ReceiptStatus" AS ENUM ('PENDING', 'APPROVED', 'REJECTED');

-- CreateEnum
CREATE TYPE "ReceiptFileKind" AS ENUM ('IMAGE', 'PDF');

-- CreateTable
CREATE TABLE "Receipt" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "date" DATE NOT NULL,
    "category" "ExpenseCategory" NOT NULL,
    "amount" DECIMAL(9,2) NOT NULL,
    "purpose" VARCHAR(300) NOT NULL,
    "status" "ReceiptStatus" NOT NULL DEFAULT 'PENDING',
    "rejectionReason" VARCHAR(500),
    "decidedById" UUID,
    "decidedAt" TIMESTAMPTZ(3),
    "payrollRunId" UUID,
    "sameFileAsId" UUID,
    "requestKey" VARCHAR(255) NOT NULL,
    "requestHash" VARCHAR(64) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Receipt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReceiptFile" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "receiptId" UUID,
    "kind" "ReceiptFileKind" NOT NULL,
    "mediaType" VARCHAR(40) NOT NULL,
    "bytes" BYTEA NOT NULL,
    "size" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "sha256" VARCHAR(64) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReceiptFile_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Receipt_userId_date_idx" ON "Receipt"("userId", "date");

-- CreateIndex
CREATE INDEX "Receipt_userId_status_idx" ON "Receipt"("userId", "status");

-- CreateIndex
CREATE INDEX "Receipt_status_date_idx" ON "Receipt"("status", "date");

-- CreateIndex
CREATE INDEX "Receipt_date_id_idx" ON "Receipt"("date", "id");

-- CreateIndex
CREATE INDEX "Receipt_payrollRunId_idx" ON "Receipt"("payrollRunId");

-- CreateIndex
CREATE INDEX "Receipt_decidedById_idx" ON "Receipt"("decidedById");

-- CreateIndex
CREATE INDEX "Receipt_sameFileAsId_idx" ON "Receipt"("sameFileAsId");

-- CreateIndex
CREATE UNIQUE INDEX "Receipt_userId_requestKey_key" ON "Receipt"("userId", "requestKey");

-- CreateIndex
CREATE UNIQUE INDEX "ReceiptFile_receiptId_key" ON "ReceiptFile"("receiptId");

-- CreateIndex
CREATE INDEX "ReceiptFile_userId_sha256_idx" ON "ReceiptFile"("userId", "sha256");

-- CreateIndex
CREATE INDEX "ReceiptFile_createdAt_idx" ON "ReceiptFile"("createdAt");

-- AddForeignKey
ALTER TABLE "Receipt" ADD CONSTRAINT "Receipt_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Receipt" ADD CONSTRAINT "Receipt_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Receipt" ADD CONSTRAINT "Receipt_payrollRunId_fkey" FOREIGN KEY ("payrollRunId") REFERENCES "PayrollRun"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Receipt" ADD CONSTRAINT "Receipt_sameFileAsId_fkey" FOREIGN KEY ("sameFileAsId") REFERENCES "Receipt"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReceiptFile" ADD CONSTRAINT "ReceiptFile_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReceiptFile" ADD CONSTRAINT "ReceiptFile_receiptId_fkey" FOREIGN KEY ("receiptId") REFERENCES "Receipt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A receipt is about money, a reason belongs to a rejection, and only what was approved is paid.
ALTER TABLE "Receipt" ADD CONSTRAINT "Receipt_amount" CHECK ("amount" > 0);
ALTER TABLE "Receipt" ADD CONSTRAINT "Receipt_reason" CHECK ("rejectionReason" IS NULL OR "status" = 'REJECTED');
ALTER TABLE "Receipt" ADD CONSTRAINT "Receipt_paid_approved" CHECK ("payrollRunId" IS NULL OR "status" = 'APPROVED');
ALTER TABLE "ReceiptFile" ADD CONSTRAINT "ReceiptFile_size" CHECK ("size" = octet_length("bytes") AND "size" > 0);

-- Pictures are compressed already: trying it again only takes time.
ALTER TABLE "ReceiptFile" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;

-- CreateEnum
CREATE TYPE "BankFileFormat" AS ENUM ('NACHA', 'CSV');

-- CreateTable
CREATE TABLE "BankFile" (
    "id" UUID NOT NULL,
    "weekStart" DATE NOT NULL,
    "format" "BankFileFormat" NOT NULL,
    "effectiveOn" DATE NOT NULL,
    "madeOn" DATE NOT NULL,
    "modifier" CHAR(1),
    "madeById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BankFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BankFileRun" (
    "fileId" UUID NOT NULL,
    "runId" UUID NOT NULL,
    "accountId" UUID NOT NULL,

    CONSTRAINT "BankFileRun_pkey" PRIMARY KEY ("fileId","runId")
);

-- CreateIndex
CREATE INDEX "BankFile_madeById_idx" ON "BankFile"("madeById");

-- CreateIndex
CREATE UNIQUE INDEX "BankFile_madeOn_modifier_key" ON "BankFile"("madeOn", "modifier");

-- CreateIndex
CREATE INDEX "BankFileRun_runId_idx" ON "BankFileRun"("runId");

-- CreateIndex
CREATE INDEX "BankFileRun_accountId_idx" ON "BankFileRun"("accountId");

-- AddForeignKey
ALTER TABLE "BankFile" ADD CONSTRAINT "BankFile_madeById_fkey" FOREIGN KEY ("madeById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankFileRun" ADD CONSTRAINT "BankFileRun_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "BankFile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankFileRun" ADD CONSTRAINT "BankFileRun_runId_fkey" FOREIGN KEY ("runId") REFERENCES "PayrollRun"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankFileRun" ADD CONSTRAINT "BankFileRun_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "BankAccount"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "BankFile"
  ADD CONSTRAINT "BankFile_modifier" CHECK (("format" = 'NACHA') = ("modifier" IS NOT NULL));

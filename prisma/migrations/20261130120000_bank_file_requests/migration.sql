-- AlterTable
ALTER TABLE "BankFile" ADD COLUMN     "requestHash" VARCHAR(64),
ADD COLUMN     "requestKey" VARCHAR(255);

-- CreateTable
CREATE TABLE "BankFileLeftOut" (
    "fileId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "userId" UUID NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,
    "reason" TEXT NOT NULL,

    CONSTRAINT "BankFileLeftOut_pkey" PRIMARY KEY ("fileId","position")
);

-- CreateIndex
CREATE INDEX "BankFileLeftOut_userId_idx" ON "BankFileLeftOut"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "BankFile_madeById_requestKey_key" ON "BankFile"("madeById", "requestKey");

-- AddForeignKey
ALTER TABLE "BankFileLeftOut" ADD CONSTRAINT "BankFileLeftOut_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "BankFile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankFileLeftOut" ADD CONSTRAINT "BankFileLeftOut_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

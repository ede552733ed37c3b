-- CreateEnum
CREATE TYPE "WorkRelation" AS ENUM ('CONTRACTOR', 'EMPLOYEE');

-- CreateEnum
CREATE TYPE "SharedNumberVerdict" AS ENUM ('SAME_PERSON', 'MISTAKE');

-- AlterTable
ALTER TABLE "TaxProfile" ADD COLUMN     "changedOn" DATE,
ADD COLUMN     "replacesFrom" INTEGER;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "workRelation" "WorkRelation";

-- CreateTable
CREATE TABLE "TaxNumberDecision" (
    "profileId" UUID NOT NULL,
    "verdict" "SharedNumberVerdict" NOT NULL,
    "reason" VARCHAR(300) NOT NULL,
    "decidedById" UUID,
    "decidedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TaxNumberDecision_pkey" PRIMARY KEY ("profileId")
);

-- CreateIndex
CREATE INDEX "TaxNumberDecision_decidedById_idx" ON "TaxNumberDecision"("decidedById");

-- AddForeignKey
ALTER TABLE "TaxNumberDecision" ADD CONSTRAINT "TaxNumberDecision_profileId_fkey" FOREIGN KEY ("profileId") REFERENCES "TaxProfile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaxNumberDecision" ADD CONSTRAINT "TaxNumberDecision_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "SignInAttempt" ADD COLUMN     "network48" VARCHAR(64),
ADD COLUMN     "network56" VARCHAR(64);

-- CreateIndex
CREATE INDEX "SignInAttempt_network56_at_idx" ON "SignInAttempt"("network56", "at");

-- CreateIndex
CREATE INDEX "SignInAttempt_network48_at_idx" ON "SignInAttempt"("network48", "at");

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'W9_REQUESTED';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "w9RequestedAt" TIMESTAMPTZ(3),
ADD COLUMN     "w9RequestedById" UUID;

-- CreateIndex
CREATE INDEX "User_w9RequestedById_idx" ON "User"("w9RequestedById");

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_w9RequestedById_fkey" FOREIGN KEY ("w9RequestedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

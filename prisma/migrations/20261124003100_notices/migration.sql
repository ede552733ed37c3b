-- CreateEnum
CREATE TYPE "NoticeKind" AS ENUM ('ADMINISTRATOR_ADDED', 'OWN_RATE_CHANGED', 'NEW_PERSON_PAID', 'PERSON_DELETED', 'WRITE_TOKEN_CREATED', 'SECOND_FACTOR_REMOVED', 'TAX_NUMBER_REPEATED', 'FIRST_W9_IN_DOUBT', 'TOKEN_CREATED', 'TOKEN_USED_ELSEWHERE');

-- AlterTable
ALTER TABLE "PersonalAccessToken" ADD COLUMN     "usedFrom" VARCHAR(64)[] DEFAULT ARRAY[]::VARCHAR(64)[];

-- CreateTable
CREATE TABLE "Notice" (
    "id" UUID NOT NULL,
    "recipientId" UUID NOT NULL,
    "kind" "NoticeKind" NOT NULL,
    "aboutId" UUID,
    "byId" UUID,
    "facts" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMPTZ(3),

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Notice_recipientId_createdAt_id_idx" ON "Notice"("recipientId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Notice_unread_idx" ON "Notice"("recipientId") WHERE ("readAt" IS NULL);

-- CreateIndex
CREATE INDEX "Notice_readAt_idx" ON "Notice"("readAt");

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_recipientId_fkey" FOREIGN KEY ("recipientId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

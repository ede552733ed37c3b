-- AlterTable
ALTER TABLE "User" ADD COLUMN     "mailFailedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Mail" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "template" VARCHAR(40) NOT NULL,
    "values" JSONB NOT NULL,
    "secret" VARCHAR(500),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "nextTryAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),
    "givenUpAt" TIMESTAMPTZ(3),

    CONSTRAINT "Mail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Mail_userId_idx" ON "Mail"("userId");

-- CreateIndex
CREATE INDEX "Mail_waiting" ON "Mail"("nextTryAt") WHERE (("sentAt" IS NULL) AND ("givenUpAt" IS NULL));

-- AddForeignKey
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What opens an account is kept no longer than it takes to send it.
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_secret_gone" CHECK (
  "secret" IS NULL OR ("sentAt" IS NULL AND "givenUpAt" IS NULL));
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_one_end" CHECK ("sentAt" IS NULL OR "givenUpAt" IS NULL);

-- CreateEnum
CREATE TYPE "BankAccountType" AS ENUM ('CHECKING', 'SAVINGS');

-- CreateEnum
CREATE TYPE "BankAccountHolder" AS ENUM ('PERSONAL', 'BUSINESS');

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'BANK_ACCOUNT_CHANGED';
ALTER TYPE "NoticeKind" ADD VALUE 'BANK_ACCOUNT_REMOVED';

-- AlterTable
ALTER TABLE "CompanyProfile" ADD COLUMN     "achCompanyId" VARCHAR(10),
ADD COLUMN     "bankName" VARCHAR(23),
ADD COLUMN     "bankRoutingNumber" VARCHAR(9),
ADD COLUMN     "odfiRoutingNumber" VARCHAR(9);

-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "address" VARCHAR(254);

-- CreateTable
CREATE TABLE "BankAccount" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "routingNumber" VARCHAR(9) NOT NULL,
    "accountCipher" VARCHAR(200) NOT NULL,
    "accountKeyId" VARCHAR(40) NOT NULL,
    "accountLast4" VARCHAR(4) NOT NULL,
    "type" "BankAccountType" NOT NULL,
    "holder" "BankAccountHolder" NOT NULL,
    "enteredById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "BankAccount_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "BankAccount_userId_createdAt_idx" ON "BankAccount"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "BankAccount_enteredById_idx" ON "BankAccount"("enteredById");

-- CreateIndex
CREATE UNIQUE INDEX "BankAccount_one_at_a_time" ON "BankAccount"("userId") WHERE ("endedAt" IS NULL);

-- AddForeignKey
ALTER TABLE "BankAccount" ADD CONSTRAINT "BankAccount_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankAccount" ADD CONSTRAINT "BankAccount_enteredById_fkey" FOREIGN KEY ("enteredById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "BankAccount"
  ADD CONSTRAINT "BankAccount_numbers" CHECK ("routingNumber" ~ '^[0-9]{9}$' AND "accountLast4" ~ '^[0-9]{4}$');

ALTER TABLE "CompanyProfile"
  ADD CONSTRAINT "CompanyProfile_bank_numbers" CHECK (
    "bankRoutingNumber" ~ '^[0-9]{9}$' AND "odfiRoutingNumber" ~ '^[0-9]{9}$' AND "achCompanyId" ~ '^[0-9]{10}$'
  );

-- An account never changes: another one takes its place. What was sealed may be sealed with another key.
CREATE FUNCTION "refuse_bank_account_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."userId", NEW."routingNumber", NEW."accountLast4", NEW."type", NEW."holder", NEW."createdAt")
     IS DISTINCT FROM
     (OLD."id", OLD."userId", OLD."routingNumber", OLD."accountLast4", OLD."type", OLD."holder", OLD."createdAt")
  THEN
    RAISE EXCEPTION 'A bank account never changes: another one takes its place.';
  END IF;
  IF OLD."endedAt" IS NOT NULL AND NEW."endedAt" IS DISTINCT FROM OLD."endedAt" THEN
    RAISE EXCEPTION 'A bank account that has ended stays ended.';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "BankAccount_fixed" BEFORE UPDATE ON "BankAccount"
  FOR EACH ROW EXECUTE FUNCTION "refuse_bank_account_change"();

-- AlterEnum
ALTER TYPE "ApprovalRequestKind" ADD VALUE 'GIVE_ADVANCE';
ALTER TYPE "ApprovalRequestKind" ADD VALUE 'SET_BANK_ACCOUNT';
ALTER TYPE "ApprovalRequestKind" ADD VALUE 'SET_COMPANY_BANK';

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'BANK_CHANGE_REQUESTED';
ALTER TYPE "NoticeKind" ADD VALUE 'BANK_CHANGE_DECIDED';

-- AlterTable
ALTER TABLE "ApprovalRequest" ADD COLUMN     "aboutId" UUID;

-- CreateTable
CREATE TABLE "WantedBankAccount" (
    "requestId" UUID NOT NULL,
    "routingNumber" VARCHAR(9) NOT NULL,
    "accountCipher" VARCHAR(200) NOT NULL,
    "accountKeyId" VARCHAR(40) NOT NULL,

    CONSTRAINT "WantedBankAccount_pkey" PRIMARY KEY ("requestId")
);

-- CreateIndex
CREATE INDEX "ApprovalRequest_aboutId_idx" ON "ApprovalRequest"("aboutId");

-- AddForeignKey
ALTER TABLE "ApprovalRequest" ADD CONSTRAINT "ApprovalRequest_aboutId_fkey" FOREIGN KEY ("aboutId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WantedBankAccount" ADD CONSTRAINT "WantedBankAccount_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ApprovalRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An advance and an account are somebody's. New values of an enum can be compared only as text by the migration that adds them.
ALTER TABLE "ApprovalRequest"
  ADD CONSTRAINT "ApprovalRequest_about" CHECK (
    ("kind"::text IN ('GIVE_ADVANCE', 'SET_BANK_ACCOUNT')) = ("aboutId" IS NOT NULL));

CREATE OR REPLACE FUNCTION "refuse_approval_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."status" <> 'OPEN' THEN
    RAISE EXCEPTION 'Approval request % is closed.', OLD."number";
  END IF;
  IF (NEW."id", NEW."number", NEW."kind", NEW."askedById", NEW."aboutId", NEW."createdAt", NEW."expiresAt", NEW."amount",
      NEW."content")
     IS DISTINCT FROM
     (OLD."id", OLD."number", OLD."kind", OLD."askedById", OLD."aboutId", OLD."createdAt", OLD."expiresAt", OLD."amount",
      OLD."content")
  THEN
    RAISE EXCEPTION 'What was asked for never changes.';
  END IF;
  RETURN NEW;
END $$;

-- However a request ends, the number that it wanted is kept nowhere else. At the end of the transaction, because the second
-- yes closes it and then puts the number in its place.
CREATE FUNCTION "drop_wanted_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "WantedBankAccount" WHERE "requestId" = NEW."id";
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "ApprovalRequest_wanted_dropped" AFTER UPDATE OF "status" ON "ApprovalRequest"
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW."status" <> 'OPEN') EXECUTE FUNCTION "drop_wanted_account"();

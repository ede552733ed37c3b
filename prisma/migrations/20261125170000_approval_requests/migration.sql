-- CreateEnum
CREATE TYPE "ApprovalRequestKind" AS ENUM ('RECORD_PAYMENT');

-- CreateEnum
CREATE TYPE "ApprovalRequestStatus" AS ENUM ('OPEN', 'DONE', 'DECLINED', 'WITHDRAWN', 'EXPIRED');

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'APPROVAL_REQUESTED';
ALTER TYPE "NoticeKind" ADD VALUE 'APPROVAL_DECIDED';

-- AlterTable
ALTER TABLE "CompanyProfile" ADD COLUMN     "secondPersonAbove" DECIMAL(9,2);

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "approvedById" UUID;

-- CreateTable
CREATE TABLE "ApprovalRequest" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "kind" "ApprovalRequestKind" NOT NULL,
    "status" "ApprovalRequestStatus" NOT NULL DEFAULT 'OPEN',
    "askedById" UUID NOT NULL,
    "decidedById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),
    "reason" VARCHAR(500),
    "amount" DECIMAL(12,2),
    "content" JSONB NOT NULL,

    CONSTRAINT "ApprovalRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApprovalRequestRun" (
    "requestId" UUID NOT NULL,
    "runId" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "ApprovalRequestRun_pkey" PRIMARY KEY ("requestId","runId")
);

-- CreateIndex
CREATE UNIQUE INDEX "ApprovalRequest_number_key" ON "ApprovalRequest"("number");

-- CreateIndex
CREATE INDEX "ApprovalRequest_status_createdAt_id_idx" ON "ApprovalRequest"("status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ApprovalRequest_status_expiresAt_idx" ON "ApprovalRequest"("status", "expiresAt");

-- CreateIndex
CREATE INDEX "ApprovalRequestRun_runId_idx" ON "ApprovalRequestRun"("runId");

-- CreateIndex
CREATE INDEX "Payment_approvedById_idx" ON "Payment"("approvedById");

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_approvedById_fkey" FOREIGN KEY ("approvedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApprovalRequestRun" ADD CONSTRAINT "ApprovalRequestRun_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ApprovalRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApprovalRequestRun" ADD CONSTRAINT "ApprovalRequestRun_runId_fkey" FOREIGN KEY ("runId") REFERENCES "PayrollRun"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CompanyProfile"
  ADD CONSTRAINT "CompanyProfile_second_person" CHECK ("secondPersonAbove" >= 0);

-- It is closed once, and nobody closes their own by agreeing to it or declining it.
ALTER TABLE "ApprovalRequest"
  ADD CONSTRAINT "ApprovalRequest_amount_range" CHECK ("amount" >= 0),
  ADD CONSTRAINT "ApprovalRequest_closed" CHECK (("status" = 'OPEN') = ("closedAt" IS NULL)),
  ADD CONSTRAINT "ApprovalRequest_second" CHECK (
    "status" NOT IN ('DONE', 'DECLINED') OR ("decidedById" IS NOT NULL AND "decidedById" <> "askedById")),
  ADD CONSTRAINT "ApprovalRequest_reason" CHECK (("status" = 'DECLINED') = ("reason" IS NOT NULL));

CREATE FUNCTION "refuse_approval_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."status" <> 'OPEN' THEN
    RAISE EXCEPTION 'Approval request % is closed.', OLD."number";
  END IF;
  IF (NEW."id", NEW."number", NEW."kind", NEW."askedById", NEW."createdAt", NEW."expiresAt", NEW."amount", NEW."content")
     IS DISTINCT FROM
     (OLD."id", OLD."number", OLD."kind", OLD."askedById", OLD."createdAt", OLD."expiresAt", OLD."amount", OLD."content")
  THEN
    RAISE EXCEPTION 'What was asked for never changes.';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "ApprovalRequest_fixed" BEFORE UPDATE ON "ApprovalRequest"
  FOR EACH ROW EXECUTE FUNCTION "refuse_approval_change"();

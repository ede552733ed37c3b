-- AlterEnum
ALTER TYPE "ApprovalRequestKind" ADD VALUE 'ENTER_DEDUCTION';
ALTER TYPE "ApprovalRequestKind" ADD VALUE 'ENTER_OPENING_BALANCE';
ALTER TYPE "ApprovalRequestKind" ADD VALUE 'DELETE_USER';

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'EMAIL_CHANGED';
ALTER TYPE "NoticeKind" ADD VALUE 'PASSWORD_CHANGED';
ALTER TYPE "NoticeKind" ADD VALUE 'PASSWORD_LINK_CREATED';
ALTER TYPE "NoticeKind" ADD VALUE 'PLAN_ENTERED';
ALTER TYPE "NoticeKind" ADD VALUE 'PLAN_CHANGED';
ALTER TYPE "NoticeKind" ADD VALUE 'PLAN_ENDED';
ALTER TYPE "NoticeKind" ADD VALUE 'OPENING_BALANCE_ENTERED';
ALTER TYPE "NoticeKind" ADD VALUE 'OPENING_BALANCE_VOIDED';
ALTER TYPE "NoticeKind" ADD VALUE 'DELETION_REQUESTED';
ALTER TYPE "NoticeKind" ADD VALUE 'DELETION_DECIDED';

-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "about" VARCHAR(64);

-- A deduction and an opening balance are somebody's, too. Whom a deletion is about is in its content: the request stays
-- when the person goes. New values of an enum can be compared only as text by the migration that adds them.
ALTER TABLE "ApprovalRequest"
  DROP CONSTRAINT "ApprovalRequest_about",
  ADD CONSTRAINT "ApprovalRequest_about" CHECK (
    ("kind"::text IN ('GIVE_ADVANCE', 'SET_BANK_ACCOUNT', 'ENTER_DEDUCTION', 'ENTER_OPENING_BALANCE'))
      = ("aboutId" IS NOT NULL));

-- CreateEnum
CREATE TYPE "MailChoice" AS ENUM ('WEEK_REJECTED', 'STATEMENT_READY', 'TAX_DOCUMENT_READY');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "refusedMails" "MailChoice"[] DEFAULT ARRAY[]::"MailChoice"[];

-- AlterTable
ALTER TABLE "AuditSeal" ADD COLUMN     "ledgerDigest" VARCHAR(64);

-- CreateTable
CREATE TABLE "LedgerSeal" (
    "entryId" UUID NOT NULL,
    "sequence" BIGINT NOT NULL,
    "digest" VARCHAR(64) NOT NULL,
    "position" BIGINT NOT NULL,

    CONSTRAINT "LedgerSeal_pkey" PRIMARY KEY ("entryId")
);

-- CreateIndex
CREATE UNIQUE INDEX "LedgerSeal_sequence_key" ON "LedgerSeal"("sequence");

-- CreateIndex
CREATE INDEX "LedgerSeal_position_sequence_idx" ON "LedgerSeal"("position", "sequence");

CREATE TRIGGER "LedgerSeal_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "LedgerSeal"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();

-- A session that calls itself a replica passes other triggers by. What guards the ledger holds there, too.
ALTER TABLE "LedgerEntry" ENABLE ALWAYS TRIGGER "LedgerEntry_append_only";
ALTER TABLE "LedgerPosting" ENABLE ALWAYS TRIGGER "LedgerPosting_append_only";
ALTER TABLE "LedgerPosting" ENABLE ALWAYS TRIGGER "LedgerPosting_balances";
ALTER TABLE "LedgerBalance" ENABLE ALWAYS TRIGGER "LedgerBalance_kept";
ALTER TABLE "LedgerSeal" ENABLE ALWAYS TRIGGER "LedgerSeal_append_only";
ALTER TABLE "Payee" ENABLE ALWAYS TRIGGER "Payee_kept";
ALTER TABLE "Payee" ENABLE ALWAYS TRIGGER "Payee_fixed";

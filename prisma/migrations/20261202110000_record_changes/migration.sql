-- CreateEnum
CREATE TYPE "ChangeTopic" AS ENUM ('CONTRACTORS', 'STAFF', 'TIME_LOGS', 'RECEIPTS', 'PAYROLL_RUNS', 'TAX_DOCUMENTS', 'LEDGER_ENTRIES');

-- CreateTable
CREATE TABLE "RecordChange" (
    "topic" "ChangeTopic" NOT NULL,
    "recordId" UUID NOT NULL,
    "isDeleted" BOOLEAN NOT NULL DEFAULT false,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "position" BIGINT,

    CONSTRAINT "RecordChange_pkey" PRIMARY KEY ("topic","recordId")
);

-- CreateIndex
CREATE INDEX "RecordChange_position_topic_recordId_idx" ON "RecordChange"("position", "topic", "recordId");

-- Only the database sees every change: those of typed statements, of foreign keys and of an earlier version, too.
CREATE FUNCTION "note_record_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted text := TG_ARGV[0];
  key uuid;
BEGIN
  key := CASE TG_OP WHEN 'DELETE' THEN OLD."id" ELSE NEW."id" END;
  IF noted = 'PEOPLE' THEN
    noted := CASE WHEN 'STAFF' = CASE TG_OP WHEN 'DELETE' THEN OLD."kind" ELSE NEW."kind" END
      THEN 'STAFF' ELSE 'CONTRACTORS' END;
  END IF;
  INSERT INTO "RecordChange" ("topic", "recordId", "isDeleted", "changedAt")
    VALUES (noted::"ChangeTopic", key, TG_OP = 'DELETE', clock_timestamp())
    ON CONFLICT ("topic", "recordId") DO UPDATE
    SET "isDeleted" = excluded."isDeleted", "changedAt" = excluded."changedAt", "position" = NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER "User_noted" AFTER INSERT OR DELETE ON "User"
  FOR EACH ROW EXECUTE FUNCTION "note_record_change"('PEOPLE');
CREATE TRIGGER "User_update_noted" AFTER UPDATE ON "User"
  FOR EACH ROW WHEN (OLD."updatedAt" <> NEW."updatedAt") EXECUTE FUNCTION "note_record_change"('PEOPLE');
CREATE TRIGGER "TimeLog_noted" AFTER INSERT OR DELETE ON "TimeLog"
  FOR EACH ROW EXECUTE FUNCTION "note_record_change"('TIME_LOGS');
CREATE TRIGGER "TimeLog_update_noted" AFTER UPDATE ON "TimeLog"
  FOR EACH ROW WHEN (OLD."updatedAt" <> NEW."updatedAt") EXECUTE FUNCTION "note_record_change"('TIME_LOGS');
CREATE TRIGGER "Receipt_noted" AFTER INSERT OR DELETE ON "Receipt"
  FOR EACH ROW EXECUTE FUNCTION "note_record_change"('RECEIPTS');
CREATE TRIGGER "Receipt_update_noted" AFTER UPDATE ON "Receipt"
  FOR EACH ROW WHEN (OLD."updatedAt" <> NEW."updatedAt") EXECUTE FUNCTION "note_record_change"('RECEIPTS');
CREATE TRIGGER "PayrollRun_noted" AFTER INSERT OR DELETE ON "PayrollRun"
  FOR EACH ROW EXECUTE FUNCTION "note_record_change"('PAYROLL_RUNS');
CREATE TRIGGER "PayrollRun_update_noted" AFTER UPDATE ON "PayrollRun"
  FOR EACH ROW WHEN (OLD."updatedAt" <> NEW."updatedAt") EXECUTE FUNCTION "note_record_change"('PAYROLL_RUNS');
CREATE TRIGGER "TaxDocument_noted" AFTER INSERT OR DELETE ON "TaxDocument"
  FOR EACH ROW EXECUTE FUNCTION "note_record_change"('TAX_DOCUMENTS');
CREATE TRIGGER "TaxDocument_update_noted" AFTER UPDATE ON "TaxDocument"
  FOR EACH ROW WHEN (OLD."updatedAt" <> NEW."updatedAt") EXECUTE FUNCTION "note_record_change"('TAX_DOCUMENTS');
-- Entries are only added.
CREATE TRIGGER "LedgerEntry_noted" AFTER INSERT ON "LedgerEntry"
  FOR EACH ROW EXECUTE FUNCTION "note_record_change"('LEDGER_ENTRIES');

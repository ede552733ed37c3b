-- Runs of before this version say when it was installed.
ALTER TABLE "PayrollRun" ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "PayrollRun_updatedAt_id_idx" ON "PayrollRun"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Receipt_updatedAt_id_idx" ON "Receipt"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "TaxDocument_updatedAt_id_idx" ON "TaxDocument"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "TimeLog_updatedAt_id_idx" ON "TimeLog"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "User_updatedAt_id_idx" ON "User"("updatedAt", "id");

-- A change that does not say when it was made, such as one of a foreign key or of an earlier version.
CREATE FUNCTION "note_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."updatedAt" := greatest(clock_timestamp(), OLD."updatedAt" + interval '1 millisecond');
  RETURN NEW;
END $$;

CREATE TRIGGER "PayrollRun_updated" BEFORE UPDATE ON "PayrollRun" FOR EACH ROW
  WHEN (OLD."updatedAt" = NEW."updatedAt" AND OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "note_update"();
CREATE TRIGGER "Receipt_updated" BEFORE UPDATE ON "Receipt" FOR EACH ROW
  WHEN (OLD."updatedAt" = NEW."updatedAt" AND OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "note_update"();
CREATE TRIGGER "TimeLog_updated" BEFORE UPDATE ON "TimeLog" FOR EACH ROW
  WHEN (OLD."updatedAt" = NEW."updatedAt" AND OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "note_update"();
-- Sealing a number or a password again, with another key, changes nothing that anyone reads.
CREATE TRIGGER "TaxDocument_updated" BEFORE UPDATE ON "TaxDocument" FOR EACH ROW
  WHEN (OLD."updatedAt" = NEW."updatedAt" AND OLD.* IS DISTINCT FROM NEW.* AND OLD."snapshot" = NEW."snapshot")
  EXECUTE FUNCTION "note_update"();
CREATE TRIGGER "User_updated" BEFORE UPDATE ON "User" FOR EACH ROW
  WHEN (OLD."updatedAt" = NEW."updatedAt" AND OLD.* IS DISTINCT FROM NEW.* AND OLD."passwordHash" = NEW."passwordHash")
  EXECUTE FUNCTION "note_update"();

-- The roles of a person are rows of another table.
CREATE FUNCTION "note_roles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "User" SET "updatedAt" = greatest(clock_timestamp(), "updatedAt" + interval '1 millisecond')
    WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD."userId" ELSE NEW."userId" END;
  RETURN NULL;
END $$;
CREATE TRIGGER "RoleAssignment_noted" AFTER INSERT OR DELETE ON "RoleAssignment"
  FOR EACH ROW EXECUTE FUNCTION "note_roles"();

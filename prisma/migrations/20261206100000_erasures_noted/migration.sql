-- A permanent deletion is the only thing that takes entries out of the audit log.
CREATE TRIGGER "DeletedUser_touched" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "DeletedUser"
  FOR EACH STATEMENT EXECUTE FUNCTION "touch_table"();
-- Also in a session that fires no other triggers.
ALTER TABLE "DeletedUser" ENABLE ALWAYS TRIGGER "DeletedUser_touched";

-- Taking a person out of the audit log is all that ever alters it. These functions do it, as the owner of the tables, and
-- lift what refuses it for as long as they run: the role that serves the portal needs no right to alter or delete
-- entries. What they did is for the entry about the deletion to account for. They lift it themselves: only a superuser
-- may attach the setting to a function.
CREATE OR REPLACE FUNCTION "reduce_audit_entries"("entries" json) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT set_config('portal.audit_redaction', 'on', true);
  UPDATE "AuditLog" AS entry
  SET "ipAddress" = less."ipAddress", "userAgent" = less."userAgent", "oldValues" = less."oldValues",
    "newValues" = less."newValues", "digest" = less."digest"
  FROM json_to_recordset("entries") AS less("id" uuid, "ipAddress" text, "userAgent" text, "oldValues" jsonb,
    "newValues" jsonb, "digest" text)
  WHERE entry."id" = less."id";
  SELECT set_config('portal.audit_redaction', 'off', true)
$$;

CREATE OR REPLACE FUNCTION "mark_audit_seals"("ids" uuid[], "digests" text[], "at" timestamptz, "root" text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT set_config('portal.audit_redaction', 'on', true);
  UPDATE "AuditSeal" AS seal
  SET "redactedAt" = "at", "redactionRoot" = "root", "redactedDigest" = less."digest"
  FROM unnest("ids", "digests") AS less("id", "digest")
  WHERE seal."auditLogId" = less."id";
  SELECT set_config('portal.audit_redaction', 'off', true)
$$;

CREATE OR REPLACE FUNCTION "remove_audit_entries"("ids" uuid[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT set_config('portal.audit_redaction', 'on', true);
  DELETE FROM "AuditLog" WHERE "id" = ANY("ids");
  SELECT set_config('portal.audit_redaction', 'off', true)
$$;

CREATE OR REPLACE FUNCTION "rename_audit_actor"("person" uuid, "number" integer, "most" integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  renamed integer;
BEGIN
  PERFORM set_config('portal.audit_redaction', 'on', true);
  UPDATE "AuditLog" SET "userId" = NULL, "deletedUserNumber" = "number"
  WHERE "id" IN (SELECT "id" FROM "AuditLog" WHERE "userId" = "person" LIMIT "most");
  GET DIAGNOSTICS renamed = ROW_COUNT;
  PERFORM set_config('portal.audit_redaction', 'off', true);
  RETURN renamed;
END
$$;

REVOKE EXECUTE ON FUNCTION "reduce_audit_entries", "mark_audit_seals", "remove_audit_entries", "rename_audit_actor"
  FROM PUBLIC;

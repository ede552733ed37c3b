-- AlterTable
ALTER TABLE "PersonalAccessToken" ADD COLUMN     "tokenSeal" VARCHAR(100);

-- AlterTable
ALTER TABLE "TaxProfile" ADD COLUMN     "taxNumberIndexKeyId" VARCHAR(40);

-- CreateTable
CREATE TABLE "AuditEpoch" (
    "position" BIGINT NOT NULL,
    "keyId" VARCHAR(40) NOT NULL,
    "endorsement" VARCHAR(64) NOT NULL,
    "previousKey" VARCHAR(200) NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AuditEpoch_pkey" PRIMARY KEY ("position")
);

CREATE FUNCTION "refuse_epoch_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Epochs of the audit log are never altered (% refused).', TG_OP;
END $$;

CREATE TRIGGER "AuditEpoch_append_only" BEFORE UPDATE OR DELETE ON "AuditEpoch"
  FOR EACH ROW EXECUTE FUNCTION "refuse_epoch_change"();
CREATE TRIGGER "AuditEpoch_no_truncate" BEFORE TRUNCATE ON "AuditEpoch"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_epoch_change"();

-- What somebody certified never changes; the number may be sealed anew, with a newer key, and so may its index.
CREATE OR REPLACE FUNCTION "refuse_tax_profile_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keyed CONSTANT text[] := '{taxNumberCipher,taxNumberKeyId,taxNumberIndex,taxNumberIndexKeyId}';
BEGIN
  IF (to_jsonb(NEW) - keyed) IS DISTINCT FROM (to_jsonb(OLD) - keyed) THEN
    RAISE EXCEPTION 'What was certified never changes: certify again instead.';
  END IF;
  RETURN NEW;
END $$;

-- What a form says never changes; the fingerprint of name and number follows the key of the number's index.
CREATE OR REPLACE FUNCTION "refuse_tax_document_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."userId", NEW."type", NEW."year", NEW."snapshot" - 'identity', NEW."missing", NEW."correction", NEW."createdAt")
     IS DISTINCT FROM
     (OLD."id", OLD."userId", OLD."type", OLD."year", OLD."snapshot" - 'identity', OLD."missing", OLD."correction", OLD."createdAt")
  THEN
    RAISE EXCEPTION 'A tax document never changes: another one takes its place.';
  END IF;
  IF NEW."status" <> OLD."status"
     AND (OLD."status", NEW."status") NOT IN (('GENERATED', 'SUBMITTED'), ('SUBMITTED', 'APPROVED')) THEN
    RAISE EXCEPTION 'A tax document goes from GENERATED to SUBMITTED to APPROVED only.';
  END IF;
  RETURN NEW;
END $$;

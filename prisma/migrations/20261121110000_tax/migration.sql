-- AlterTable
ALTER TABLE "TaxDocument" ADD COLUMN     "correction" VARCHAR(500);

-- AlterTable
ALTER TABLE "TaxProfile" ADD COLUMN     "firstName" VARCHAR(40),
ADD COLUMN     "formRevision" VARCHAR(7) NOT NULL,
ADD COLUMN     "lastName" VARCHAR(40),
ADD COLUMN     "middleName" VARCHAR(40),
ADD COLUMN     "suffix" VARCHAR(10);

-- CreateTable
CREATE TABLE "TaxYearSetting" (
    "year" INTEGER NOT NULL,
    "reportingThreshold" DECIMAL(12,2) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TaxYearSetting_pkey" PRIMARY KEY ("year")
);

-- CreateTable
CREATE TABLE "FilingTemplate" (
    "type" "TaxDocumentType" NOT NULL,
    "year" INTEGER NOT NULL,
    "columns" TEXT[],
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FilingTemplate_pkey" PRIMARY KEY ("type","year")
);

-- CreateTable
CREATE TABLE "TaxDocumentBatch" (
    "id" UUID NOT NULL,
    "type" "TaxDocumentType" NOT NULL,
    "year" INTEGER NOT NULL,
    "createdById" UUID,
    "idempotencyKey" VARCHAR(255) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "TaxDocumentBatch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TaxDocumentBatchItem" (
    "batchId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "status" "BatchItemStatus" NOT NULL DEFAULT 'WAITING',
    "documentId" UUID,
    "refusal" VARCHAR(500),
    "settledAt" TIMESTAMPTZ(3),

    CONSTRAINT "TaxDocumentBatchItem_pkey" PRIMARY KEY ("batchId","userId")
);

-- CreateIndex
CREATE INDEX "TaxDocumentBatch_year_type_createdAt_idx" ON "TaxDocumentBatch"("year", "type", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "TaxDocumentBatch_createdById_idempotencyKey_key" ON "TaxDocumentBatch"("createdById", "idempotencyKey");

-- CreateIndex
CREATE UNIQUE INDEX "TaxDocumentBatch_one_unfinished_per_form" ON "TaxDocumentBatch"("type", "year") WHERE ("finishedAt" IS NULL);

-- CreateIndex
CREATE INDEX "TaxDocumentBatchItem_batchId_status_position_idx" ON "TaxDocumentBatchItem"("batchId", "status", "position");

-- CreateIndex
CREATE INDEX "TaxDocumentBatchItem_userId_idx" ON "TaxDocumentBatchItem"("userId");

-- CreateIndex
CREATE INDEX "TaxDocumentBatchItem_documentId_idx" ON "TaxDocumentBatchItem"("documentId");

-- AddForeignKey
ALTER TABLE "TaxDocumentBatch" ADD CONSTRAINT "TaxDocumentBatch_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaxDocumentBatchItem" ADD CONSTRAINT "TaxDocumentBatchItem_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "TaxDocumentBatch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaxDocumentBatchItem" ADD CONSTRAINT "TaxDocumentBatchItem_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaxDocumentBatchItem" ADD CONSTRAINT "TaxDocumentBatchItem_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "TaxDocument"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What somebody certified never changes; only the sealed number may be sealed anew, with a newer key.
CREATE FUNCTION "refuse_tax_profile_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(NEW) - 'taxNumberCipher' - 'taxNumberKeyId') IS DISTINCT FROM
     (to_jsonb(OLD) - 'taxNumberCipher' - 'taxNumberKeyId') THEN
    RAISE EXCEPTION 'What was certified never changes: certify again instead.';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "TaxProfile_fixed" BEFORE UPDATE ON "TaxProfile"
  FOR EACH ROW EXECUTE FUNCTION "refuse_tax_profile_change"();

-- A form says for ever what it said when it was made; another one takes its place. What was filed is only corrected.
CREATE FUNCTION "refuse_tax_document_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."userId", NEW."type", NEW."year", NEW."snapshot", NEW."missing", NEW."correction", NEW."createdAt")
     IS DISTINCT FROM
     (OLD."id", OLD."userId", OLD."type", OLD."year", OLD."snapshot", OLD."missing", OLD."correction", OLD."createdAt")
  THEN
    RAISE EXCEPTION 'A tax document never changes: another one takes its place.';
  END IF;
  IF NEW."status" <> OLD."status"
     AND (OLD."status", NEW."status") NOT IN (('GENERATED', 'SUBMITTED'), ('SUBMITTED', 'APPROVED')) THEN
    RAISE EXCEPTION 'A tax document goes from GENERATED to SUBMITTED to APPROVED only.';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "TaxDocument_fixed" BEFORE UPDATE ON "TaxDocument"
  FOR EACH ROW EXECUTE FUNCTION "refuse_tax_document_change"();

ALTER TABLE "TaxDocument" ADD CONSTRAINT "TaxDocument_draft_says_what_is_missing"
  CHECK (("status" = 'DRAFT') = (cardinality("missing") > 0));

-- The law knows multiples of $100 from $2,000 on, and only for years it has not settled itself.
ALTER TABLE "TaxYearSetting" ADD CONSTRAINT "TaxYearSetting_lawful"
  CHECK ("year" >= 2027 AND "reportingThreshold" >= 2000 AND "reportingThreshold" % 100 = 0);

ALTER TABLE "TaxDocumentBatchItem" ADD CONSTRAINT "TaxDocumentBatchItem_settled" CHECK (
  ("status" = 'WAITING' AND "documentId" IS NULL AND "settledAt" IS NULL AND "refusal" IS NULL)
  OR ("status" = 'DONE' AND "settledAt" IS NOT NULL AND "refusal" IS NULL)
  OR ("status" = 'REFUSED' AND "documentId" IS NULL AND "settledAt" IS NOT NULL AND "refusal" IS NOT NULL)
);

-- CreateEnum
CREATE TYPE "BatchItemStatus" AS ENUM ('WAITING', 'DONE', 'REFUSED');

-- CreateTable
CREATE TABLE "PayStatement" (
    "runId" UUID NOT NULL,
    "content" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PayStatement_pkey" PRIMARY KEY ("runId")
);

-- CreateTable
CREATE TABLE "PayrollBatch" (
    "id" UUID NOT NULL,
    "weekStart" DATE NOT NULL,
    "payDate" DATE NOT NULL,
    "createdById" UUID,
    "idempotencyKey" VARCHAR(255) NOT NULL,
    "requestHash" VARCHAR(64) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PayrollBatch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PayrollBatchItem" (
    "batchId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "entries" JSONB NOT NULL,
    "totalPay" DECIMAL(12,2) NOT NULL,
    "status" "BatchItemStatus" NOT NULL DEFAULT 'WAITING',
    "runId" UUID,
    "refusal" VARCHAR(500),
    "settledAt" TIMESTAMPTZ(3),

    CONSTRAINT "PayrollBatchItem_pkey" PRIMARY KEY ("batchId","userId")
);

-- CreateIndex
CREATE INDEX "PayrollBatch_weekStart_createdAt_idx" ON "PayrollBatch"("weekStart", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "PayrollBatch_createdById_idempotencyKey_key" ON "PayrollBatch"("createdById", "idempotencyKey");

-- CreateIndex
CREATE UNIQUE INDEX "PayrollBatch_one_unfinished_per_week" ON "PayrollBatch"("weekStart") WHERE ("finishedAt" IS NULL);

-- CreateIndex
CREATE UNIQUE INDEX "PayrollBatchItem_runId_key" ON "PayrollBatchItem"("runId");

-- CreateIndex
CREATE INDEX "PayrollBatchItem_batchId_status_position_idx" ON "PayrollBatchItem"("batchId", "status", "position");

-- CreateIndex
CREATE INDEX "PayrollBatchItem_userId_idx" ON "PayrollBatchItem"("userId");

-- AddForeignKey
ALTER TABLE "PayStatement" ADD CONSTRAINT "PayStatement_runId_fkey" FOREIGN KEY ("runId") REFERENCES "PayrollRun"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayrollBatch" ADD CONSTRAINT "PayrollBatch_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayrollBatchItem" ADD CONSTRAINT "PayrollBatchItem_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "PayrollBatch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayrollBatchItem" ADD CONSTRAINT "PayrollBatchItem_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayrollBatchItem" ADD CONSTRAINT "PayrollBatchItem_runId_fkey" FOREIGN KEY ("runId") REFERENCES "PayrollRun"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A statement says for ever what it said when the run was processed; it goes only with its run.
CREATE FUNCTION "refuse_statement_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A pay statement never changes.';
END $$;

CREATE TRIGGER "PayStatement_fixed" BEFORE UPDATE ON "PayStatement"
  FOR EACH ROW EXECUTE FUNCTION "refuse_statement_change"();
CREATE TRIGGER "PayStatement_kept" BEFORE DELETE ON "PayStatement"
  FOR EACH ROW EXECUTE FUNCTION "refuse_payroll_deletion"();
CREATE TRIGGER "PayStatement_no_truncate" BEFORE TRUNCATE ON "PayStatement"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_payroll_deletion"();

-- What a sitting is to pay is settled when it starts; only what became of each person is written afterwards, once.
ALTER TABLE "PayrollBatch" ADD CONSTRAINT "PayrollBatch_week_starts_on_monday"
  CHECK (EXTRACT(ISODOW FROM "weekStart") = 1);
ALTER TABLE "PayrollBatchItem" ADD CONSTRAINT "PayrollBatchItem_settled" CHECK (
  ("status" = 'WAITING' AND "runId" IS NULL AND "settledAt" IS NULL AND "refusal" IS NULL)
  OR ("status" = 'DONE' AND "settledAt" IS NOT NULL AND "refusal" IS NULL)
  OR ("status" = 'REFUSED' AND "runId" IS NULL AND "settledAt" IS NOT NULL AND "refusal" IS NOT NULL)
);

CREATE FUNCTION "refuse_batch_item_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."batchId", NEW."userId", NEW."position", NEW."entries", NEW."totalPay")
     IS DISTINCT FROM (OLD."batchId", OLD."userId", OLD."position", OLD."entries", OLD."totalPay")
  THEN
    RAISE EXCEPTION 'What a payroll batch pays never changes.';
  END IF;
  -- The one change after that: a run that goes with its person takes its mark along.
  IF OLD."status" <> 'WAITING' AND (NEW."status" <> OLD."status" OR NEW."runId" IS NOT NULL) THEN
    RAISE EXCEPTION 'This person of the payroll batch has been settled.';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "PayrollBatchItem_settled_once" BEFORE UPDATE ON "PayrollBatchItem"
  FOR EACH ROW EXECUTE FUNCTION "refuse_batch_item_change"();

-- AlterTable
ALTER TABLE "PayrollBatch" ADD COLUMN     "leasedUntil" TIMESTAMPTZ(3) DEFAULT (now() + '00:00:06'::interval),
ADD COLUMN     "worker" UUID;

-- AlterTable
ALTER TABLE "TaxDocumentBatch" ADD COLUMN     "leasedUntil" TIMESTAMPTZ(3) DEFAULT (now() + '00:00:06'::interval),
ADD COLUMN     "worker" UUID;

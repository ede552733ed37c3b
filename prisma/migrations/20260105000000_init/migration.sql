-- The search over names and addresses looks inside words: trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "UserKind" AS ENUM ('STAFF', 'CONTRACTOR');

-- CreateEnum
CREATE TYPE "RoleName" AS ENUM ('IT_Admin', 'Manager', 'Employee', 'HR', 'Accountant', 'Supervisor', 'Asst_Manager', 'Admin_Assistant');

-- CreateEnum
CREATE TYPE "TimeLogStatus" AS ENUM ('PENDING', 'APPROVED', 'REJECTED');

-- CreateEnum
CREATE TYPE "PayrollRunStatus" AS ENUM ('PROCESSED', 'PAID', 'VOID');

-- CreateEnum
CREATE TYPE "TaxClass" AS ENUM ('INDIVIDUAL', 'C_CORPORATION', 'S_CORPORATION', 'PARTNERSHIP', 'TRUST_ESTATE', 'LLC', 'OTHER');

-- CreateEnum
CREATE TYPE "TaxNumberType" AS ENUM ('SSN', 'EIN', 'ITIN');

-- CreateEnum
CREATE TYPE "TaxDocumentType" AS ENUM ('W9', 'FORM_1099_NEC', 'FORM_1099_MISC');

-- CreateEnum
CREATE TYPE "TaxDocumentStatus" AS ENUM ('DRAFT', 'GENERATED', 'SUBMITTED', 'APPROVED');

-- CreateEnum
CREATE TYPE "ReportType" AS ENUM ('PAYROLL_SUMMARY', 'CONTRACTOR_REPORT', 'TAX_REPORT');

-- CreateEnum
CREATE TYPE "LogLevel" AS ENUM ('INFO', 'WARNING', 'ERROR', 'CRITICAL');

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "kind" "UserKind" NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "emailKey" VARCHAR(254) NOT NULL,
    "firstName" VARCHAR(100) NOT NULL,
    "lastName" VARCHAR(100) NOT NULL,
    "phone" VARCHAR(40),
    "street" VARCHAR(200),
    "city" VARCHAR(100),
    "state" VARCHAR(100),
    "zip" VARCHAR(20),
    "country" VARCHAR(100),
    "dailyRate" DECIMAL(9,2),
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "archivedAt" TIMESTAMPTZ(3),
    "passwordHash" VARCHAR(200) NOT NULL,
    "mustChangePassword" BOOLEAN NOT NULL DEFAULT false,
    "temporaryPasswordExpiresAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RoleAssignment" (
    "userId" UUID NOT NULL,
    "role" "RoleName" NOT NULL,
    "assignedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RoleAssignment_pkey" PRIMARY KEY ("userId","role")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "ipAddress" VARCHAR(64),
    "userAgent" VARCHAR(400),

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PasswordResetToken" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "tokenHash" VARCHAR(64) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PasswordResetToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PersonalAccessToken" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "tokenHash" VARCHAR(64) NOT NULL,
    "canWrite" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PersonalAccessToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SignInAttempt" (
    "id" BIGSERIAL NOT NULL,
    "addressKey" VARCHAR(64) NOT NULL,
    "client" VARCHAR(64) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SignInAttempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PayRate" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "dailyRate" DECIMAL(9,2),
    "effectiveFrom" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PayRate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TimeLog" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "date" DATE NOT NULL,
    "worked" BOOLEAN NOT NULL,
    "description" VARCHAR(1000) NOT NULL DEFAULT '',
    "status" "TimeLogStatus" NOT NULL DEFAULT 'PENDING',
    "rejectionReason" VARCHAR(500),
    "decidedById" UUID,
    "decidedAt" TIMESTAMPTZ(3),
    "payrollRunId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TimeLog_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PayrollRun" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "userId" UUID NOT NULL,
    "weekStart" DATE NOT NULL,
    "weekEnd" DATE NOT NULL,
    "basePay" DECIMAL(12,2) NOT NULL,
    "bonuses" DECIMAL(12,2) NOT NULL,
    "totalPay" DECIMAL(12,2) NOT NULL,
    "status" "PayrollRunStatus" NOT NULL DEFAULT 'PROCESSED',
    "payDate" DATE NOT NULL,
    "processedById" UUID,
    "processedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paidAt" TIMESTAMPTZ(3),
    "voidedAt" TIMESTAMPTZ(3),
    "voidReason" VARCHAR(500),
    "replacesId" UUID,

    CONSTRAINT "PayrollRun_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PayrollEntry" (
    "id" UUID NOT NULL,
    "runId" UUID NOT NULL,
    "date" DATE NOT NULL,
    "pay" DECIMAL(9,2) NOT NULL,
    "expenses" DECIMAL(9,2) NOT NULL,
    "notes" VARCHAR(1000) NOT NULL DEFAULT '',

    CONSTRAINT "PayrollEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "userId" UUID NOT NULL,
    "key" VARCHAR(255) NOT NULL,
    "requestHash" VARCHAR(64) NOT NULL,
    "runId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("userId","key")
);

-- CreateTable
CREATE TABLE "TaxProfile" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "legalName" VARCHAR(100) NOT NULL,
    "businessName" VARCHAR(100),
    "taxClass" "TaxClass" NOT NULL,
    "llcClass" VARCHAR(1),
    "otherClass" VARCHAR(60),
    "exemptPayeeCode" VARCHAR(2),
    "fatcaCode" VARCHAR(1),
    "street" VARCHAR(200) NOT NULL,
    "city" VARCHAR(100) NOT NULL,
    "state" VARCHAR(2) NOT NULL,
    "zip" VARCHAR(10) NOT NULL,
    "taxNumberType" "TaxNumberType" NOT NULL,
    "taxNumberCipher" VARCHAR(400) NOT NULL,
    "taxNumberKeyId" VARCHAR(40) NOT NULL,
    "taxNumberIndex" VARCHAR(64) NOT NULL,
    "taxNumberLast4" VARCHAR(4) NOT NULL,
    "itemTwoCrossed" BOOLEAN NOT NULL DEFAULT false,
    "signedName" VARCHAR(200) NOT NULL,
    "signedAt" TIMESTAMPTZ(3) NOT NULL,
    "signedIpAddress" VARCHAR(64),
    "signedUserAgent" VARCHAR(400),

    CONSTRAINT "TaxProfile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TaxDocument" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "type" "TaxDocumentType" NOT NULL,
    "year" INTEGER NOT NULL,
    "status" "TaxDocumentStatus" NOT NULL,
    "missing" TEXT[],
    "snapshot" JSONB NOT NULL,
    "supersededAt" TIMESTAMPTZ(3),
    "correctsId" UUID,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TaxDocument_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Report" (
    "id" UUID NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "type" "ReportType" NOT NULL,
    "startDate" DATE,
    "endDate" DATE,
    "year" INTEGER,
    "contractorId" UUID,
    "content" JSONB NOT NULL,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CompanyProfile" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "legalName" VARCHAR(200) NOT NULL,
    "ein" VARCHAR(10),
    "usdotNumber" VARCHAR(20),
    "mcNumber" VARCHAR(20),
    "street" VARCHAR(200) NOT NULL,
    "city" VARCHAR(100) NOT NULL,
    "state" VARCHAR(100) NOT NULL,
    "zip" VARCHAR(20) NOT NULL,
    "phone" VARCHAR(40) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "operatingStatus" VARCHAR(100) NOT NULL,
    "operatingSince" DATE NOT NULL,
    "trucks" INTEGER NOT NULL,
    "drivers" INTEGER NOT NULL,
    "fleetAsOf" DATE NOT NULL,
    "services" TEXT[],
    "reviewText" VARCHAR(1000) NOT NULL,
    "reviewAuthor" VARCHAR(100) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CompanyProfile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditLog" (
    "id" UUID NOT NULL,
    "sequence" BIGSERIAL NOT NULL,
    "timestamp" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "level" "LogLevel" NOT NULL DEFAULT 'INFO',
    "action" VARCHAR(80) NOT NULL,
    "entityType" VARCHAR(40) NOT NULL,
    "entityId" VARCHAR(80),
    "userId" UUID,
    "ipAddress" VARCHAR(64),
    "userAgent" VARCHAR(400),
    "requestId" VARCHAR(40),
    "oldValues" JSONB,
    "newValues" JSONB,
    "digest" VARCHAR(64) NOT NULL,

    CONSTRAINT "AuditLog_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditSeal" (
    "position" BIGINT NOT NULL,
    "auditLogId" UUID NOT NULL,
    "sequence" BIGINT NOT NULL,
    "digest" VARCHAR(64) NOT NULL,
    "previousHash" VARCHAR(64) NOT NULL,
    "hash" VARCHAR(64) NOT NULL,
    "redactedAt" TIMESTAMPTZ(3),
    "redactionRoot" VARCHAR(64),

    CONSTRAINT "AuditSeal_pkey" PRIMARY KEY ("position")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_emailKey_key" ON "User"("emailKey");

-- CreateIndex
CREATE INDEX "User_kind_isActive_lastName_firstName_idx" ON "User"("kind", "isActive", "lastName", "firstName");

-- CreateIndex
CREATE INDEX "User_archivedAt_idx" ON "User"("archivedAt");

-- CreateIndex
CREATE INDEX "User_createdAt_idx" ON "User"("createdAt");

-- CreateIndex
CREATE INDEX "User_search_idx" ON "User" USING GIN ("firstName" gin_trgm_ops, "lastName" gin_trgm_ops, "email" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "RoleAssignment_role_idx" ON "RoleAssignment"("role");

-- CreateIndex
CREATE INDEX "Session_userId_revokedAt_idx" ON "Session"("userId", "revokedAt");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "PasswordResetToken_tokenHash_key" ON "PasswordResetToken"("tokenHash");

-- CreateIndex
CREATE INDEX "PasswordResetToken_userId_idx" ON "PasswordResetToken"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "PersonalAccessToken_tokenHash_key" ON "PersonalAccessToken"("tokenHash");

-- CreateIndex
CREATE INDEX "PersonalAccessToken_userId_idx" ON "PersonalAccessToken"("userId");

-- CreateIndex
CREATE INDEX "SignInAttempt_addressKey_client_at_idx" ON "SignInAttempt"("addressKey", "client", "at");

-- CreateIndex
CREATE INDEX "SignInAttempt_client_at_idx" ON "SignInAttempt"("client", "at");

-- CreateIndex
CREATE INDEX "SignInAttempt_at_idx" ON "SignInAttempt"("at");

-- CreateIndex
CREATE UNIQUE INDEX "PayRate_userId_effectiveFrom_key" ON "PayRate"("userId", "effectiveFrom");

-- CreateIndex
CREATE INDEX "TimeLog_status_date_idx" ON "TimeLog"("status", "date");

-- CreateIndex
CREATE INDEX "TimeLog_date_id_idx" ON "TimeLog"("date", "id");

-- CreateIndex
CREATE INDEX "TimeLog_userId_status_idx" ON "TimeLog"("userId", "status");

-- CreateIndex
CREATE INDEX "TimeLog_payrollRunId_idx" ON "TimeLog"("payrollRunId");

-- CreateIndex
CREATE INDEX "TimeLog_decidedById_idx" ON "TimeLog"("decidedById");

-- CreateIndex
CREATE UNIQUE INDEX "TimeLog_userId_date_key" ON "TimeLog"("userId", "date");

-- CreateIndex
CREATE UNIQUE INDEX "PayrollRun_number_key" ON "PayrollRun"("number");

-- CreateIndex
CREATE UNIQUE INDEX "PayrollRun_replacesId_key" ON "PayrollRun"("replacesId");

-- CreateIndex
CREATE INDEX "PayrollRun_userId_weekStart_idx" ON "PayrollRun"("userId", "weekStart");

-- CreateIndex
CREATE INDEX "PayrollRun_weekStart_id_idx" ON "PayrollRun"("weekStart", "id");

-- CreateIndex
CREATE INDEX "PayrollRun_status_weekStart_idx" ON "PayrollRun"("status", "weekStart");

-- CreateIndex
CREATE INDEX "PayrollRun_payDate_idx" ON "PayrollRun"("payDate");

-- CreateIndex
CREATE INDEX "PayrollRun_processedById_idx" ON "PayrollRun"("processedById");

-- CreateIndex
CREATE UNIQUE INDEX "PayrollRun_one_live_run_per_week" ON "PayrollRun"("userId", "weekStart") WHERE (status <> 'VOID'::"PayrollRunStatus");

-- CreateIndex
CREATE UNIQUE INDEX "PayrollEntry_runId_date_key" ON "PayrollEntry"("runId", "date");

-- CreateIndex
CREATE INDEX "IdempotencyKey_runId_idx" ON "IdempotencyKey"("runId");

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

-- CreateIndex
CREATE INDEX "TaxProfile_taxNumberIndex_idx" ON "TaxProfile"("taxNumberIndex");

-- CreateIndex
CREATE UNIQUE INDEX "TaxProfile_userId_version_key" ON "TaxProfile"("userId", "version");

-- CreateIndex
CREATE INDEX "TaxDocument_year_type_status_idx" ON "TaxDocument"("year", "type", "status");

-- CreateIndex
CREATE INDEX "TaxDocument_userId_year_idx" ON "TaxDocument"("userId", "year");

-- CreateIndex
CREATE INDEX "TaxDocument_status_idx" ON "TaxDocument"("status");

-- CreateIndex
CREATE INDEX "TaxDocument_correctsId_idx" ON "TaxDocument"("correctsId");

-- CreateIndex
CREATE INDEX "TaxDocument_createdById_idx" ON "TaxDocument"("createdById");

-- CreateIndex
CREATE UNIQUE INDEX "TaxDocument_one_live_document_per_year" ON "TaxDocument"("userId", "type", "year") WHERE ("supersededAt" IS NULL);

-- CreateIndex
CREATE INDEX "Report_type_createdAt_idx" ON "Report"("type", "createdAt");

-- CreateIndex
CREATE INDEX "Report_createdAt_id_idx" ON "Report"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Report_contractorId_idx" ON "Report"("contractorId");

-- CreateIndex
CREATE INDEX "Report_year_idx" ON "Report"("year");

-- CreateIndex
CREATE INDEX "Report_startDate_endDate_idx" ON "Report"("startDate", "endDate");

-- CreateIndex
CREATE INDEX "Report_createdById_idx" ON "Report"("createdById");

-- CreateIndex
CREATE UNIQUE INDEX "AuditLog_sequence_key" ON "AuditLog"("sequence");

-- CreateIndex
CREATE INDEX "AuditLog_timestamp_id_idx" ON "AuditLog"("timestamp" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AuditLog_userId_timestamp_id_idx" ON "AuditLog"("userId", "timestamp" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AuditLog_action_timestamp_id_idx" ON "AuditLog"("action", "timestamp" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AuditLog_level_timestamp_id_idx" ON "AuditLog"("level", "timestamp" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AuditLog_entityType_entityId_timestamp_id_idx" ON "AuditLog"("entityType", "entityId", "timestamp" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "AuditSeal_auditLogId_key" ON "AuditSeal"("auditLogId");

-- CreateIndex
CREATE INDEX "AuditSeal_redactionRoot_idx" ON "AuditSeal"("redactionRoot");

-- AddForeignKey
ALTER TABLE "RoleAssignment" ADD CONSTRAINT "RoleAssignment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordResetToken" ADD CONSTRAINT "PasswordResetToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PersonalAccessToken" ADD CONSTRAINT "PersonalAccessToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayRate" ADD CONSTRAINT "PayRate_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TimeLog" ADD CONSTRAINT "TimeLog_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TimeLog" ADD CONSTRAINT "TimeLog_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TimeLog" ADD CONSTRAINT "TimeLog_payrollRunId_fkey" FOREIGN KEY ("payrollRunId") REFERENCES "PayrollRun"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayrollRun" ADD CONSTRAINT "PayrollRun_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayrollRun" ADD CONSTRAINT "PayrollRun_processedById_fkey" FOREIGN KEY ("processedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayrollRun" ADD CONSTRAINT "PayrollRun_replacesId_fkey" FOREIGN KEY ("replacesId") REFERENCES "PayrollRun"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayrollEntry" ADD CONSTRAINT "PayrollEntry_runId_fkey" FOREIGN KEY ("runId") REFERENCES "PayrollRun"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdempotencyKey" ADD CONSTRAINT "IdempotencyKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdempotencyKey" ADD CONSTRAINT "IdempotencyKey_runId_fkey" FOREIGN KEY ("runId") REFERENCES "PayrollRun"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaxProfile" ADD CONSTRAINT "TaxProfile_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaxDocument" ADD CONSTRAINT "TaxDocument_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaxDocument" ADD CONSTRAINT "TaxDocument_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaxDocument" ADD CONSTRAINT "TaxDocument_correctsId_fkey" FOREIGN KEY ("correctsId") REFERENCES "TaxDocument"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditLog" ADD CONSTRAINT "AuditLog_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- ── What Prisma has no word for ───────────────────────────────────────────────────────────────
-- Rules that hold whatever the code above them does.

-- Addresses are trimmed, and their keys folded. Only ASCII is checked here: how other letters fold
-- depends on the server's locale.
ALTER TABLE "User"
  ADD CONSTRAINT "User_email_trimmed" CHECK ("email" = btrim("email") AND "email" <> ''),
  ADD CONSTRAINT "User_emailKey_folded" CHECK ("emailKey" = btrim("emailKey") AND "emailKey" COLLATE "C" !~ '[A-Z]'),
  ADD CONSTRAINT "User_dailyRate_range" CHECK ("dailyRate" BETWEEN 0 AND 99999.99);

ALTER TABLE "PayRate"
  ADD CONSTRAINT "PayRate_dailyRate_range" CHECK ("dailyRate" BETWEEN 0 AND 99999.99),
  ADD CONSTRAINT "PayRate_effectiveFrom_range" CHECK (date_part('year', "effectiveFrom") BETWEEN 2000 AND 2100);

ALTER TABLE "TimeLog"
  ADD CONSTRAINT "TimeLog_date_range" CHECK (date_part('year', "date") BETWEEN 2000 AND 2100);

-- A week is Monday to Sunday; the largest one holds seven entries of 99,999.99.
ALTER TABLE "PayrollRun"
  ADD CONSTRAINT "PayrollRun_week_monday" CHECK (date_part('isodow', "weekStart") = 1),
  ADD CONSTRAINT "PayrollRun_week_sunday" CHECK ("weekEnd" = "weekStart" + 6),
  ADD CONSTRAINT "PayrollRun_week_range" CHECK (date_part('year', "weekStart") BETWEEN 2000 AND 2100),
  ADD CONSTRAINT "PayrollRun_payDate_range" CHECK (date_part('year', "payDate") BETWEEN 2000 AND 2100),
  ADD CONSTRAINT "PayrollRun_basePay_range" CHECK ("basePay" BETWEEN 0 AND 699999.93),
  ADD CONSTRAINT "PayrollRun_bonuses_range" CHECK ("bonuses" BETWEEN 0 AND 699999.93),
  ADD CONSTRAINT "PayrollRun_totalPay_sum" CHECK ("totalPay" = "basePay" + "bonuses" AND "totalPay" > 0);

ALTER TABLE "PayrollEntry"
  ADD CONSTRAINT "PayrollEntry_pay_range" CHECK ("pay" BETWEEN 0 AND 99999.99),
  ADD CONSTRAINT "PayrollEntry_expenses_range" CHECK ("expenses" BETWEEN 0 AND 99999.99);

ALTER TABLE "TaxProfile"
  ADD CONSTRAINT "TaxProfile_version_positive" CHECK ("version" >= 1),
  ADD CONSTRAINT "TaxProfile_last4_digits" CHECK ("taxNumberLast4" ~ '^[0-9]{4}$');

ALTER TABLE "TaxDocument"
  ADD CONSTRAINT "TaxDocument_year_range" CHECK ("year" BETWEEN 2000 AND 2100);

ALTER TABLE "Report"
  ADD CONSTRAINT "Report_year_range" CHECK ("year" BETWEEN 2000 AND 2100);

ALTER TABLE "CompanyProfile"
  ADD CONSTRAINT "CompanyProfile_single" CHECK ("id" = 1),
  ADD CONSTRAINT "CompanyProfile_fleet_range" CHECK ("trucks" >= 0 AND "drivers" >= 0);

-- Entries of the audit log are never altered. The one exception, taking personal data out of the
-- entries about a person who is deleted for good, says so for its own transaction:
--   SELECT set_config('portal.audit_redaction', 'on', true)
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('portal.audit_redaction', true) = 'on' THEN
    RETURN CASE TG_OP WHEN 'UPDATE' THEN NEW ELSE OLD END;
  END IF;
  RAISE EXCEPTION 'Audit log entries are never altered (% refused).', TG_OP;
END $$;

CREATE TRIGGER "AuditLog_append_only" BEFORE UPDATE OR DELETE ON "AuditLog"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
CREATE TRIGGER "AuditLog_no_truncate" BEFORE TRUNCATE ON "AuditLog"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();

-- The seals over the entries are never removed, and altered only to say that their entries were erased.
CREATE FUNCTION "refuse_seal_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('portal.audit_redaction', true) = 'on'
     AND (NEW."position", NEW."auditLogId", NEW."sequence", NEW."digest", NEW."previousHash", NEW."hash")
       = (OLD."position", OLD."auditLogId", OLD."sequence", OLD."digest", OLD."previousHash", OLD."hash")
     AND OLD."redactedAt" IS NULL
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Seals of the audit log are never altered (% refused).', TG_OP;
END $$;

CREATE TRIGGER "AuditSeal_append_only" BEFORE UPDATE OR DELETE ON "AuditSeal"
  FOR EACH ROW EXECUTE FUNCTION "refuse_seal_change"();
CREATE TRIGGER "AuditSeal_no_truncate" BEFORE TRUNCATE ON "AuditSeal"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_seal_change"();

-- What was paid to whom for which week never changes: a mistake is voided and processed again.
CREATE FUNCTION "refuse_payroll_run_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."number", NEW."userId", NEW."weekStart", NEW."weekEnd", NEW."basePay", NEW."bonuses", NEW."totalPay")
     IS DISTINCT FROM
     (OLD."id", OLD."number", OLD."userId", OLD."weekStart", OLD."weekEnd", OLD."basePay", OLD."bonuses", OLD."totalPay")
  THEN
    RAISE EXCEPTION 'The payee, the week and the amounts of a payroll run never change.';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "PayrollRun_fixed" BEFORE UPDATE ON "PayrollRun"
  FOR EACH ROW EXECUTE FUNCTION "refuse_payroll_run_change"();

CREATE FUNCTION "refuse_payroll_entry_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The entries of a payroll run never change.';
END $$;

CREATE TRIGGER "PayrollEntry_fixed" BEFORE UPDATE ON "PayrollEntry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_payroll_entry_change"();

-- Runs and entries go only with the person they were paid to, who is deleted for good in one
-- transaction that says so: SELECT set_config('portal.erasure', 'on', true)
CREATE FUNCTION "refuse_payroll_deletion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('portal.erasure', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'Payroll is never deleted (% refused).', TG_OP;
END $$;

CREATE TRIGGER "PayrollRun_kept" BEFORE DELETE ON "PayrollRun"
  FOR EACH ROW EXECUTE FUNCTION "refuse_payroll_deletion"();
CREATE TRIGGER "PayrollRun_no_truncate" BEFORE TRUNCATE ON "PayrollRun"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_payroll_deletion"();
CREATE TRIGGER "PayrollEntry_kept" BEFORE DELETE ON "PayrollEntry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_payroll_deletion"();
CREATE TRIGGER "PayrollEntry_no_truncate" BEFORE TRUNCATE ON "PayrollEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_payroll_deletion"();

-- An entry is a day of its run's week.
CREATE FUNCTION "require_day_of_week"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM "PayrollRun" r WHERE r."id" = NEW."runId" AND NEW."date" BETWEEN r."weekStart" AND r."weekEnd"
  ) THEN
    RAISE EXCEPTION 'The entry for % lies outside the week of its payroll run.', NEW."date" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "PayrollEntry_in_week" BEFORE INSERT ON "PayrollEntry"
  FOR EACH ROW EXECUTE FUNCTION "require_day_of_week"();

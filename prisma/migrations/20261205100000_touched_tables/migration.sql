-- CreateTable
CREATE TABLE "TouchedTable" (
    "name" TEXT NOT NULL,
    "transaction" BIGINT NOT NULL,
    "touchedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TouchedTable_pkey" PRIMARY KEY ("name","transaction")
);

-- Only the database sees every change: those of typed statements, of foreign keys and of an earlier version, too.
CREATE FUNCTION "touch_table"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "TouchedTable" ("name", "transaction") VALUES (TG_TABLE_NAME, pg_current_xact_id()::text::bigint)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

DO $$
DECLARE
  watched text;
BEGIN
  FOREACH watched IN ARRAY ARRAY[
    'User', 'RoleAssignment', 'Invitation', 'PayRate', 'TimeLog', 'Receipt', 'ReceiptFile', 'Plan', 'PlanRate',
    'PlanRepayment', 'DismissedBackPay', 'PayrollRun', 'PayrollEntry', 'PayrollLine', 'PayStatement', 'Payment',
    'PaymentRun', 'ApprovalRequest', 'ApprovalRequestRun', 'PayrollBatch', 'PayrollBatchItem', 'OpeningBalance',
    'BankAccount', 'TaxProfile', 'TaxNumberDecision', 'TaxDocument', 'TaxYearSetting', 'CompanyProfile'
  ] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION "touch_table"()', watched || '_touched', watched);
    -- Also in a session that fires no other triggers.
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER %I', watched, watched || '_touched');
  END LOOP;
END $$;

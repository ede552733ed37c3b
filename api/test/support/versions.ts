/**
 * Data for every table that a version could fill, for each version so far. A new migration needs its own data: it must
 * cope with the rows that it finds in the tables it changes.
 */

const DANA = `'0190aaaa-0000-7000-8000-000000000001'`;
const RUN = `'0190aaaa-0000-7000-8000-000000000002'`;
const PAYMENT = `'0190aaaa-0000-7000-8000-000000000008'`;
const PLAN = `'0190aaaa-0000-7000-8000-000000000009'`;
const LATER_RUN = `'0190aaaa-0000-7000-8000-000000000007'`;
const BATCH = `'0190aaaa-0000-7000-8000-000000000003'`;
const FORM = `'0190aaaa-0000-7000-8000-000000000004'`;
const ENTRY = `'0190aaaa-0000-7000-8000-000000000005'`;

/** SQL that runs after a migration was applied, by the migration's name. */
export const DATA_OF_VERSIONS: Readonly<Record<string, string>> = {
  // This version wrote no tax profiles or documents.
  '20260105000000_init': `
    INSERT INTO "User" (id, kind, email, "emailKey", "firstName", "lastName", "dailyRate", "passwordHash", "updatedAt")
      VALUES (${DANA}, 'STAFF', 'Dana@example.com', 'dana@example.com', 'Dana', 'Reyes', 210.5, 'x', now());
    INSERT INTO "RoleAssignment" ("userId", role) VALUES (${DANA}, 'Manager');
    INSERT INTO "Session" (id, "userId", "expiresAt") VALUES (gen_random_uuid(), ${DANA}, now());
    INSERT INTO "PasswordResetToken" (id, "userId", "tokenHash", "expiresAt")
      VALUES (gen_random_uuid(), ${DANA}, 'x', now());
    INSERT INTO "PersonalAccessToken" (id, "userId", name, "tokenHash", "expiresAt")
      VALUES (gen_random_uuid(), ${DANA}, 'Export', 'x', now());
    INSERT INTO "SignInAttempt" ("addressKey", client) VALUES ('x', '192.0.2.1');
    INSERT INTO "PayRate" (id, "userId", "dailyRate", "effectiveFrom")
      VALUES (gen_random_uuid(), ${DANA}, 210.5, '2026-01-01');
    INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate")
      VALUES (${RUN}, ${DANA}, '2026-01-05', '2026-01-11', 210.5, 20.25, 230.75, '2026-01-12');
    INSERT INTO "PayrollEntry" (id, "runId", date, pay, expenses)
      VALUES (gen_random_uuid(), ${RUN}, '2026-01-05', 210.5, 20.25);
    INSERT INTO "TimeLog" (id, "userId", date, worked, status, "payrollRunId", "updatedAt")
      VALUES (gen_random_uuid(), ${DANA}, '2026-01-05', true, 'APPROVED', ${RUN}, now());
    INSERT INTO "IdempotencyKey" ("userId", key, "requestHash", "runId") VALUES (${DANA}, 'key', 'x', ${RUN});
    INSERT INTO "Report" (id, name, type, year, content)
      VALUES (gen_random_uuid(), 'Tax Summary 2026', 'TAX_REPORT', 2026, '{}');
    INSERT INTO "CompanyProfile" ("legalName", street, city, state, zip, phone, email, "operatingStatus",
        "operatingSince", trucks, drivers, "fleetAsOf", services, "reviewText", "reviewAuthor", "updatedAt")
      VALUES ('Example Freight LLC', '1 Depot Road', 'Philadelphia', 'PA', '19100', '(215) 555-0142',
        'office@example.com', 'Authorized', '2023-08-21', 6, 10, '2025-08-01', '{Freight}', 'On time.', 'Sam', now());
    INSERT INTO "AuditLog" (id, action, "entityType", "newValues", digest)
      VALUES (${ENTRY}, 'COMPANY_UPDATED', 'CompanyProfile', '{"trucks": 6}', 'x');
    INSERT INTO "AuditSeal" (position, "auditLogId", sequence, digest, "previousHash", hash)
      SELECT 1, id, sequence, digest, 'x', 'y' FROM "AuditLog";`,
  '20261121100000_weeks': `
    INSERT INTO "PayStatement" ("runId", content) VALUES (${RUN}, '{"total": "230.75"}');
    INSERT INTO "PayrollBatch" (id, "weekStart", "payDate", "createdById", "idempotencyKey", "requestHash")
      VALUES (${BATCH}, '2026-01-12', '2026-01-19', ${DANA}, 'key', 'x');
    INSERT INTO "PayrollBatchItem" ("batchId", "userId", position, entries, "totalPay")
      VALUES (${BATCH}, ${DANA}, 0, '[]', 210.5);`,
  '20261121100100_jobs': `
    INSERT INTO pgboss.queue (name, policy) VALUES ('payroll-batches', 'short');`,
  '20261121110000_tax': `
    INSERT INTO "TaxProfile" (id, "userId", version, "legalName", "taxClass", street, city, state, zip, "taxNumberType",
        "taxNumberCipher", "taxNumberKeyId", "taxNumberIndex", "taxNumberLast4", "formRevision", "signedName", "signedAt")
      VALUES (gen_random_uuid(), ${DANA}, 1, 'Dana Reyes', 'INDIVIDUAL', '12 Elm Street', 'Camden', 'NJ', '08102', 'SSN',
        'sealed', 'key', 'x', '1222', '2024-03', 'Dana Reyes', now());
    INSERT INTO "TaxDocument" (id, "userId", type, year, status, missing, snapshot, "updatedAt")
      VALUES (${FORM}, ${DANA}, 'FORM_1099_NEC', 2025, 'GENERATED', '{}', '{"amounts": {}}', now());
    INSERT INTO "TaxYearSetting" (year, "reportingThreshold", "updatedAt") VALUES (2027, 2100, now());
    INSERT INTO "FilingTemplate" (type, year, columns, "updatedAt")
      VALUES ('FORM_1099_NEC', 2025, '{Form Type}', now());
    INSERT INTO "TaxDocumentBatch" (id, type, year, "createdById", "idempotencyKey")
      VALUES (${BATCH}, 'FORM_1099_NEC', 2025, ${DANA}, 'key');
    INSERT INTO "TaxDocumentBatchItem" ("batchId", "userId", position, status, "documentId", "settledAt")
      VALUES (${BATCH}, ${DANA}, 0, 'DONE', ${FORM}, now());`,
  '20261123110000_fresh_session': `
    UPDATE "Session" SET "confirmedAt" = now();`,
  '20261123120000_deleted_users': `
    INSERT INTO "DeletedUser" ("userId") VALUES ('0190aaaa-0000-7000-8000-000000000006');
    INSERT INTO "AuditLog" (id, action, "entityType", "deletedUserNumber", digest)
      VALUES (gen_random_uuid(), 'COMPANY_UPDATED', 'CompanyProfile', 1, 'x');`,
  '20261123130000_tax_decisions': `
    UPDATE "User" SET "workRelation" = 'EMPLOYEE';
    INSERT INTO "TaxProfile" (id, "userId", version, "legalName", "taxClass", street, city, state, zip, "taxNumberType",
        "taxNumberCipher", "taxNumberKeyId", "taxNumberIndex", "taxNumberLast4", "formRevision", "signedName", "signedAt",
        "changedOn", "replacesFrom")
      SELECT gen_random_uuid(), "userId", 2, "legalName", 'PARTNERSHIP', street, city, state, zip, 'EIN',
        'sealed', 'key', 'y', '4567', '2024-03', "signedName", now(), '2026-03-01', 1 FROM "TaxProfile";
    INSERT INTO "TaxNumberDecision" ("profileId", verdict, reason, "decidedById")
      SELECT id, 'MISTAKE', 'Two digits swapped', ${DANA} FROM "TaxProfile" WHERE version = 1;`,
  '20261123150000_batch_leases': `
    UPDATE "PayrollBatch" SET worker = ${ENTRY}, "leasedUntil" = now();`,
  '20261123160000_temporary_passwords_end': `
    UPDATE "User" SET "mustChangePassword" = true, "temporaryPasswordExpiresAt" = now();`,
  '20261123164000_token_scopes': `
    UPDATE "PersonalAccessToken" SET scopes = '{PAYROLL_READ}';`,
  '20261123170000_versioned_keys': `
    UPDATE "PersonalAccessToken" SET "tokenSeal" = 'key$x';
    UPDATE "TaxProfile" SET "taxNumberIndex" = 'z', "taxNumberIndexKeyId" = 'key' WHERE version = 1;
    UPDATE "TaxDocument" SET snapshot = jsonb_set(snapshot, '{identity}', '"x"');
    INSERT INTO "AuditEpoch" (position, "keyId", endorsement, "previousKey") VALUES (2, 'key', 'x', 'sealed');`,
  '20261123171500_browser_sessions': `
    UPDATE "Session" SET "isBrowser" = true;`,
  // It adds functions and no rows.
  '20261123180000_audit_functions': 'SELECT 1',
  '20261124000100_sign_in_networks': `
    UPDATE "SignInAttempt" SET "network56" = '2001:db8:1:0::/56', "network48" = '2001:db8:1::/48';`,
  '20261124001000_mail': `
    UPDATE "User" SET "mailFailedAt" = now();
    INSERT INTO "Mail" (id, "userId", template, values, secret, "nextTryAt")
      VALUES (gen_random_uuid(), ${DANA}, 'passwordReset', '{}', 'key$x', now());`,
  '20261124001500_invitations': `
    INSERT INTO "Invitation" ("userId", "tokenHash", "expiresAt") VALUES (${DANA}, 'x', now());`,
  '20261124002000_second_factor': `
    UPDATE "CompanyProfile" SET "secondFactorRoles" = '{IT_Admin}';
    INSERT INTO "AuthenticatorApp" ("userId", "sealedSecret", "confirmedAt") VALUES (${DANA}, 'sealed', now());
    INSERT INTO "RecoveryCode" (id, "userId", "sealedHash") VALUES (gen_random_uuid(), ${DANA}, 'sealed');
    INSERT INTO "Passkey" (id, "userId", name, "credentialId", "publicKey", transports)
      VALUES (gen_random_uuid(), ${DANA}, 'Laptop', 'x', 'y', '{internal}');
    INSERT INTO "PasskeyChallenge" (challenge, use, "userId", "expiresAt") VALUES ('x', 'SIGN_IN', ${DANA}, now());`,
  '20261124003000_data_views': `
    INSERT INTO "AuditLog" (id, action, "entityType", "newValues", digest)
      VALUES (gen_random_uuid(), 'TAX_NUMBER_REVEALED', 'TaxProfile', '{"userId": "x"}', 'x');`,
  '20261124003100_notices': `
    INSERT INTO "Notice" (id, "recipientId", kind, "byId", facts)
      VALUES (gen_random_uuid(), ${DANA}, 'TOKEN_CREATED', ${DANA}, '{"name": "Export"}');
    UPDATE "PersonalAccessToken" SET "usedFrom" = '{192.0.2.1}';`,
  '20261124004000_mail_choices': `
    UPDATE "User" SET "refusedMails" = '{STATEMENT_READY}';`,
  '20261125090000_w9_requests': `
    UPDATE "User" SET "w9RequestedAt" = now(), "w9RequestedById" = ${DANA};`,
  '20261125091000_receipts': `
    INSERT INTO "Receipt" (id, "userId", date, category, amount, purpose, "requestKey", "requestHash", "updatedAt")
      VALUES (${ENTRY}, ${DANA}, '2026-11-17', 'TOLLS', 12.5, 'Turnpike', 'key', 'x', now());
    INSERT INTO "ReceiptFile" (id, "userId", "receiptId", kind, "mediaType", bytes, size, sha256)
      VALUES (gen_random_uuid(), ${DANA}, ${ENTRY}, 'PDF', 'application/pdf', 'x', 1, encode(sha256('x'), 'hex'));`,
  // The migration made the lines of the existing run from its day. A later run has its own lines.
  '20261125100000_payroll_lines': `
    WITH run AS (
      INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate")
        VALUES (${LATER_RUN}, ${DANA}, '2026-01-12', '2026-01-18', 210.5, 80, 290.5, '2026-01-19') RETURNING id)
    INSERT INTO "PayrollLine" ("runId", position, kind, "taxClass", amount, date, category, description)
      SELECT id, 1, 'DAY_PAY'::"PayrollLineKind", 'COMPENSATION'::"PayrollLineClass", 210.5, '2026-01-12'::date, null::"ExpenseCategory", ''
        FROM run
      UNION ALL SELECT id, 2, 'EXPENSE', 'COMPENSATION', 80, '2026-01-12', 'LODGING'::"ExpenseCategory", 'Motel' FROM run;`,
  '20261125110000_payments': `
    WITH payment AS (
      INSERT INTO "Payment" (id, "userId", date, method, reference, amount)
        VALUES (${PAYMENT}, ${DANA}, '2026-01-19', 'CHECK', '1041', 290.5) RETURNING id
    ), settled AS (
      INSERT INTO "PaymentRun" ("paymentId", "runId") SELECT id, ${LATER_RUN}::uuid FROM payment)
    UPDATE "PayrollRun" SET status = 'PAID', "paidAt" = now(), "paymentId" = payment.id FROM payment
      WHERE "PayrollRun".id = ${LATER_RUN};`,
  // The migration made the entries for existing records. A further entry voids the paid run.
  '20261125120000_ledger': `
    UPDATE "PayrollRun" SET status = 'VOID', "voidedAt" = now(), "voidReason" = 'Wrong' WHERE id = ${LATER_RUN};`,
  '20261125125000_receipt_notices': `
    INSERT INTO "Notice" (id, "recipientId", kind, "byId", facts)
      VALUES (gen_random_uuid(), ${DANA}, 'RECEIPTS_REJECTED', ${DANA}, '{"receipts": 2}');`,
  '20261125130000_plans': `
    WITH plan AS (
      INSERT INTO "Plan" (id, "userId", kind, description, total, "firstWeek", "agreedBy", "agreedOn", "givenOn", method, "updatedAt")
        VALUES (${PLAN}, ${DANA}, 'ADVANCE', 'Fuel advance', 500, '2026-01-19', 'Dana Reyes', '2026-01-14', '2026-01-14', 'CHECK', now())
        RETURNING id
    ), rate AS (
      INSERT INTO "PlanRate" ("planId", "firstWeek", weekly) SELECT id, '2026-01-19', 125 FROM plan
    ), run AS (
      INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate")
        VALUES (gen_random_uuid(), ${DANA}, '2026-01-19', '2026-01-25', 400, 0, 400, '2026-01-26') RETURNING id)
    INSERT INTO "PayrollLine" ("runId", position, kind, "taxClass", amount, date, description, "planId")
      SELECT run.id, 1, 'DAY_PAY'::"PayrollLineKind", 'COMPENSATION'::"PayrollLineClass", 400, '2026-01-19'::date, '', null::uuid
        FROM run
      UNION ALL SELECT run.id, 2, 'DEDUCTION', 'DEDUCTION', -125, null, 'Fuel advance, $375.00 left', plan.id FROM run, plan;`,
  // An addition to the week's pay, and a correction of its first line.
  '20261125140000_corrections': `
    WITH added AS (
      INSERT INTO "PayrollRun" (id, kind, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate")
        VALUES (gen_random_uuid(), 'ADJUSTMENT', ${DANA}, '2026-01-12', '2026-01-18', 60, 0, 60, '2026-01-19') RETURNING id
    ), corrected AS (
      INSERT INTO "PayrollRun" (id, kind, correction, "adjustsId", "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay",
        "payDate") VALUES (gen_random_uuid(), 'ADJUSTMENT', 'Missing', ${LATER_RUN}, ${DANA}, '2026-01-12', '2026-01-18', 5, 0, 5,
        '2026-01-19') RETURNING id)
    INSERT INTO "PayrollLine" ("runId", position, kind, "taxClass", amount, date, extra, "adjustsRunId", "adjustsPosition")
      SELECT id, 1, 'EXTRA'::"PayrollLineKind", 'COMPENSATION'::"PayrollLineClass", 60, '2026-01-12'::date,
        'DETENTION'::"ExtraCategory", null::uuid, null::smallint FROM added
      UNION ALL SELECT id, 1, 'ADJUSTMENT', 'COMPENSATION', 5, '2026-01-12', null, ${LATER_RUN}::uuid, 1::smallint FROM corrected;`,
  '20261125150000_bank_accounts': `
    UPDATE "CompanyProfile" SET "bankName" = 'First Example Bank', "bankRoutingNumber" = '021000021',
      "achCompanyId" = '1070000451', "odfiRoutingNumber" = '021000021';
    UPDATE "Mail" SET address = 'dana.before@example.com';
    INSERT INTO "BankAccount" (id, "userId", "routingNumber", "accountCipher", "accountKeyId", "accountLast4", type, holder,
        "enteredById", "endedAt")
      VALUES (gen_random_uuid(), ${DANA}, '021000021', 'sealed', 'key', '6789', 'CHECKING', 'PERSONAL', ${DANA}, now()),
        (gen_random_uuid(), ${DANA}, '121000374', 'sealed', 'key', '4321', 'SAVINGS', 'BUSINESS', null, null);
    INSERT INTO "Notice" (id, "recipientId", kind, "aboutId", facts)
      VALUES (gen_random_uuid(), ${DANA}, 'BANK_ACCOUNT_CHANGED', ${DANA}, '{"endsIn": "4321", "isFirst": false}');`,
  '20261125151000_bank_files': `
    WITH file AS (
      INSERT INTO "BankFile" (id, "weekStart", format, "effectiveOn", "madeOn", modifier, "madeById")
        VALUES (gen_random_uuid(), '2026-01-12', 'NACHA', '2026-01-20', '2026-01-19', 'A', ${DANA}) RETURNING id)
    INSERT INTO "BankFileRun" ("fileId", "runId", "accountId")
      SELECT file.id, ${LATER_RUN}, account.id FROM file, "BankAccount" account WHERE account."endedAt" IS NULL;`,
  // A correction to a lower amount, written off before any of it was taken back.
  '20261125160000_overpayments': `
    WITH run AS (
      INSERT INTO "PayrollRun" (id, kind, correction, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate")
        VALUES (gen_random_uuid(), 'ADJUSTMENT', 'Too much', ${DANA}, '2026-01-12', '2026-01-18', -4, 0, -4, '2026-01-19')
        RETURNING id
    ), plan AS (
      INSERT INTO "Plan" (id, "userId", kind, description, total, "firstWeek", "overpaidRunId", "updatedAt")
        VALUES (gen_random_uuid(), ${DANA}, 'OVERPAYMENT', 'Paid too much', 4, '2026-01-12', ${LATER_RUN}, now()) RETURNING id
    ), rate AS (
      INSERT INTO "PlanRate" ("planId", "firstWeek", weekly) SELECT id, '2026-01-12', 4 FROM plan)
    INSERT INTO "PayrollLine" ("runId", position, kind, "taxClass", amount, date, "adjustsRunId", "adjustsPosition", "planId")
      SELECT id, 1, 'ADJUSTMENT'::"PayrollLineKind", 'COMPENSATION'::"PayrollLineClass", -4, '2026-01-12'::date,
        ${LATER_RUN}::uuid, 1::smallint, null::uuid FROM run
      UNION ALL SELECT run.id, 2, 'ADJUSTMENT', 'COMPENSATION', 4, null, null, null, plan.id FROM run, plan;
    UPDATE "Plan" SET "endedAt" = now(), "endReason" = 'Too small', "writtenOff" = 4 WHERE kind = 'OVERPAYMENT';`,
  '20261125170000_approval_requests': `
    UPDATE "CompanyProfile" SET "secondPersonAbove" = 5000;
    WITH request AS (
      INSERT INTO "ApprovalRequest" (id, kind, "askedById", "expiresAt", amount, content)
        VALUES (gen_random_uuid(), 'RECORD_PAYMENT', ${DANA}, now() + interval '7 days', 290.5,
          '{"date": "2026-01-19", "method": "CHECK", "reference": "1041"}') RETURNING id)
    INSERT INTO "ApprovalRequestRun" ("requestId", "runId", position) SELECT id, ${LATER_RUN}, 0 FROM request;`,
  // Earlier pay, once entered wrongly, and an advance with a balance left.
  '20261126110000_opening_balances': `
    INSERT INTO "OpeningBalance" (id, "userId", year, "paidThrough", compensation, reimbursed, withheld, "voidedAt", "voidedOn",
        "voidReason")
      VALUES (gen_random_uuid(), ${DANA}, 2026, '2026-01-11', 1000, 0, 0, now(), '2026-01-12', 'Too much'),
        (gen_random_uuid(), ${DANA}, 2026, '2026-01-11', 900.50, 20, 216.12, null, null, null);
    WITH plan AS (
      INSERT INTO "Plan" (id, "userId", kind, description, total, "firstWeek", "agreedBy", "agreedOn", "carriedOverOn", "updatedAt")
        VALUES (gen_random_uuid(), ${DANA}, 'ADVANCE', 'Truck repair', 300, '2026-02-02', 'Dana Reyes', '2025-12-01', '2026-01-11',
          now()) RETURNING id)
    INSERT INTO "PlanRate" ("planId", "firstWeek", weekly) SELECT id, '2026-02-02', 50 FROM plan;
    INSERT INTO "PeopleImport" (id, "requestKey", "requestHash", people, "createdById")
      VALUES (gen_random_uuid(), 'list', 'hash', 12, ${DANA});`,
  '20261126120000_approval_of_bank_data': `
    WITH request AS (
      INSERT INTO "ApprovalRequest" (id, kind, "askedById", "aboutId", "expiresAt", content)
        VALUES (gen_random_uuid(), 'SET_BANK_ACCOUNT', ${DANA}, ${DANA}, now() + interval '7 days',
          '{"endsIn": "6789", "type": "CHECKING", "holder": "PERSONAL", "replaces": null}') RETURNING id)
    INSERT INTO "WantedBankAccount" SELECT id, '021000021', 'sealed', 'key-1' FROM request;`,
  '20261126130000_ledger_seals': `
    INSERT INTO "LedgerSeal" ("entryId", sequence, digest, position) SELECT id, sequence, 'x', 1 FROM "LedgerEntry";`,
  // No table of its own.
  '20261126140000_plans_at_commit': 'SELECT 1',
  '20261127100000_approval_of_limits': `
    INSERT INTO "ApprovalRequest" (id, kind, "askedById", "expiresAt", content)
      VALUES (gen_random_uuid(), 'CHANGE_LIMIT', ${DANA}, now() + interval '7 days', '{"before": 5000, "after": null}');`,
  '20261127120000_start_dates': `UPDATE "User" SET "startsOn" = '2026-01-05' WHERE id = ${DANA}`,
  // No table of its own.
  '20261128100000_kept_of_each_class': 'SELECT 1',
  '20261129100000_advance_repayments': `
    INSERT INTO "PlanRepayment" (id, "planId", date, method, amount, "createdById", "voidedAt", "voidedOn", "voidReason")
    SELECT gen_random_uuid(), id, '2026-02-04', 'CHECK', 50, ${DANA}, now(), '2026-02-06', 'Bounced'
    FROM "Plan" WHERE "carriedOverOn" IS NOT NULL LIMIT 1;
    INSERT INTO "PlanRepayment" (id, "planId", date, method, reference, amount, "createdById")
    SELECT gen_random_uuid(), id, '2026-02-11', 'CASH', 'Receipt 7', 20.50, ${DANA}
    FROM "Plan" WHERE "carriedOverOn" IS NOT NULL LIMIT 1;`,
  '20261129110000_data_handed_out': `
    INSERT INTO "AuditLog" (id, action, "entityType", "newValues", digest)
      VALUES (gen_random_uuid(), 'BANK_FILE_EXPORTED', 'BankFile', '{"userIds": ["x"]}', 'x');`,
  '20261129111000_told_and_asked': `
    INSERT INTO "ApprovalRequest" (id, kind, "askedById", "aboutId", "expiresAt", amount, content)
      VALUES (gen_random_uuid(), 'ENTER_DEDUCTION', ${DANA}, ${DANA}, now() + interval '7 days', 6000, '{}'),
        (gen_random_uuid(), 'DELETE_USER', ${DANA}, null, now() + interval '7 days', null, '{}');
    INSERT INTO "Notice" (id, "recipientId", kind, "aboutId", facts)
      VALUES (gen_random_uuid(), ${DANA}, 'PASSWORD_CHANGED', ${DANA}, '{"by": "LINK"}');
    UPDATE "Mail" SET about = 'x';`,
  '20261129120000_names_to_search': 'SELECT 1',
  '20261129121000_kept_files': 'SELECT 1',
  '20261129130000_approval_of_bank_files': `
    UPDATE "BankAccount" SET "accountDigest" = repeat('ab', 32) WHERE "endedAt" IS NULL;
    WITH request AS (
      INSERT INTO "ApprovalRequest" (id, kind, "askedById", "expiresAt", amount, content)
        VALUES (gen_random_uuid(), 'MAKE_BANK_FILE', ${DANA}, now() + interval '7 days', 290.5,
          '{"weekStart": "2026-01-12", "format": "CSV", "effectiveOn": "2026-01-20", "includeNew": true, "includeRepeated": true}')
        RETURNING id)
    INSERT INTO "ApprovalRequestRun" ("requestId", "runId", position, "accountId")
      SELECT request.id, ${LATER_RUN}, 0, account.id FROM request, "BankAccount" account WHERE account."endedAt" IS NULL;
    INSERT INTO "BankFile" (id, "weekStart", format, "effectiveOn", "madeOn", "requestId", amount, sha256)
      SELECT gen_random_uuid(), '2026-01-12', 'CSV', '2026-01-20', '2026-01-19', id, 290.5, repeat('cd', 32)
      FROM "ApprovalRequest" WHERE kind = 'MAKE_BANK_FILE';
    INSERT INTO "Notice" (id, "recipientId", kind, "aboutId", facts)
      VALUES (gen_random_uuid(), ${DANA}, 'BANK_ACCOUNT_SHARED', ${DANA}, '{"endsIn": "4321", "others": 1}');`,
  '20261129140000_back_pay': `
    UPDATE "PayRate" SET "changedAt" = now();
    INSERT INTO "DismissedBackPay" ("runId", date, amount, "dismissedById", "dismissedAt")
      VALUES (${LATER_RUN}, '2026-01-12', 4.5, ${DANA}, now());`,
  '20261130120000_bank_file_requests': `
    UPDATE "BankFile" SET "requestKey" = 'file', "requestHash" = repeat('ef', 32) WHERE "madeById" IS NOT NULL;
    INSERT INTO "BankFileLeftOut" ("fileId", position, "userId", amount, reason)
      SELECT id, 0, ${DANA}, 300, 'No bank account on file.' FROM "BankFile" WHERE "madeById" IS NOT NULL;`,
  '20261130130000_payday': `UPDATE "CompanyProfile" SET payday = 'FRIDAY'`,
  '20261201100000_audit_acts': `
    INSERT INTO "AuditLog" (id, action, "entityType", "requestId", digest)
      VALUES (gen_random_uuid(), 'USER_LOGIN', 'User', 'request-1', repeat('0', 64)),
        (gen_random_uuid(), 'MAIL_FAILED', 'User', 'system', repeat('0', 64));`,
  '20261201110000_open_days': 'SELECT 1',
  '20261202100000_updated_at': `
    UPDATE "PayrollRun" SET "paidAt" = "paidAt";
    UPDATE "TimeLog" SET description = 'Late';`,
  '20261202110000_record_changes': `
    UPDATE "TimeLog" SET description = 'On time';
    UPDATE "RecordChange" SET position = 1 WHERE topic = 'TIME_LOGS';`,
  '20261202120000_saved_queries': `
    INSERT INTO "SavedQuery" (id, "userId", name, document, variables, "updatedAt")
      VALUES (gen_random_uuid(), ${DANA}, 'Paid by month', '{ today }', '{"year": 2026}', now());`,
  '20261203120000_report_chunks': `
    INSERT INTO "ReportChunk" ("reportId", position, rows) SELECT id, 0, '[{"cells": ["Dana Reyes"]}]' FROM "Report";`,
  // The ledger fills its table.
  '20261204100000_paid_days': 'SELECT 1',
  '20261204110000_people_by_name': 'SELECT 1',
  '20261204120000_worked_days': 'SELECT 1',
  // The database fills the columns.
  '20261204130000_settled_sums': 'SELECT 1',
  '20261204140000_years_by_index': 'SELECT 1',
  '20261205100000_touched_tables': `UPDATE "TimeLog" SET description = 'Early'`,
  '20261205110000_payees_by_name': 'SELECT 1',
  '20261206100000_erasures_noted': 'SELECT 1',
  '20261206110000_unpaid_runs_of_a_person': 'SELECT 1',
  '20261207100000_work_relation_since': `
    UPDATE "User" SET "workRelation" = 'CONTRACTOR', "workRelationSince" = '2026-07-01' WHERE id = ${DANA}`,
};

/**
 * The SHA-256 of every migration that has landed. A landed migration never changes, because databases remember its text
 * and refuse another one. In the portal's first days, two did change, and so did one that only a superuser could apply.
 * Databases made with the earlier text are updated to match today's before anything else is applied.
 */

export interface EarlierText {
  checksum: string;
  /** SQL that turns the result of the earlier text into today's; today's whole text if it replaces everything. */
  bringUp?: string;
}

export interface LandedMigration {
  /** Of the file with Unix line endings. */
  checksum: string;
  earlier?: readonly EarlierText[];
}

/** Entries from then have an empty digest until the portal's next start (`auditLogs/digestEarlier.ts`). */
const SEALS_AND_DIGESTS = `
  ALTER TABLE "AuditLog" ADD COLUMN "digest" VARCHAR(64) NOT NULL DEFAULT '';
  ALTER TABLE "AuditLog" ALTER COLUMN "digest" DROP DEFAULT;
  DROP INDEX "AuditLog_entityType_entityId_timestamp_idx";
  CREATE INDEX "AuditLog_entityType_entityId_timestamp_id_idx"
    ON "AuditLog"("entityType", "entityId", "timestamp" DESC, "id" DESC);

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
  CREATE UNIQUE INDEX "AuditSeal_auditLogId_key" ON "AuditSeal"("auditLogId");
  CREATE INDEX "AuditSeal_redactionRoot_idx" ON "AuditSeal"("redactionRoot");

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
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_seal_change"();`;

export const LANDED_MIGRATIONS: Readonly<Record<string, LandedMigration>> = {
  '20260105000000_init': {
    checksum: 'b490c37e6d84da21ffdc896be2c7702b1726eaf957eac28b48c24f99de9d9a0a',
    earlier: [
      {
        checksum: '27e5eeae77b97407eaffee8a43ed4bff9b4a1dfdb53f341553be697a0eaba954',
        bringUp: SEALS_AND_DIGESTS,
      },
    ],
  },
  '20261121100000_weeks': {
    checksum: 'ee2e58ddcc047c25a00a213f28846392091999b3796ba1ecf88b13e22946fd73',
    earlier: [
      {
        checksum: 'b548d48ccafb2e9a7e1fe8a705063c00912d9721e5f038baa20bff75d887acf1',
        bringUp: 'ALTER TYPE "PayrollBatchItemStatus" RENAME TO "BatchItemStatus"',
      },
    ],
  },
  '20261121100100_jobs': { checksum: '4113b278a6ef6ab9ae43da84fc718e95df3f44ec7f784636eedf87b1366dbb93' },
  '20261121110000_tax': { checksum: '10f12dcf64db4d5b8e9a764ed74456b1d99b4d14b9fb9fffa7f8d6e8b9f0c324' },
  '20261123110000_fresh_session': {
    checksum: '2b1d35936ca9de639ace01771b1d91215658e8540539e1dbe839153576d99bd0',
  },
  '20261123120000_deleted_users': {
    checksum: 'ac5086978d4c1e978abdf20f490d8c715d2fc51097afe427a4bb3ce3852e4b07',
  },
  '20261123130000_tax_decisions': {
    checksum: 'ec15c72f0052b7dcafe6b5556840279229037e5e9c1425d86f5f0234ec4adfac',
  },
  '20261123150000_batch_leases': {
    checksum: '41da0850fe556d24bacfd2318ce1cc4f4bd67434c3bb46530d9cbfadc2689e84',
  },
  '20261123160000_temporary_passwords_end': {
    checksum: '71095a01e992ecc30e446411433abc8ccad32ad53d056ca8fd1579afa37dab23',
  },
  '20261123164000_token_scopes': {
    checksum: '595466a5003402f7402e5de8463ca33fb7ddef8e46d9b3200ba668a53fd55266',
  },
  '20261123170000_versioned_keys': {
    checksum: '05c51aba555f133f44272c650cd8a1f9e2da9dc7a3233042fd091f2ac5df4eca',
  },
  '20261123171500_browser_sessions': {
    checksum: '610f48170911dcd8c596f9a15be4045a6451eaaa3f1d90027d41d3b85d30ffbe',
  },
  '20261123180000_audit_functions': {
    checksum: 'd8a2be3cf359092c27597cca1db6fe95dc284fefa0d95d811d0931482507a40c',
    earlier: [{ checksum: 'e8ce16f7aa2180e94bd5cdf16ffbc58a11133f4b37c181c217530fd6d7dc5249' }],
  },
  '20261124000100_sign_in_networks': {
    checksum: '474ca134a788cb24333318fc88ef252c2724f50a906fac4426d867df2676790a',
  },
  '20261124001000_mail': {
    checksum: '9b40eb0de6b460977a10881474be84cbc95ed253d293997fc837b5a235406eb5',
  },
  '20261124001500_invitations': {
    checksum: 'ea87e447e25d139a7c8abca94b4f42f8ad687f06294e4504d056263f1762406e',
  },
  '20261124002000_second_factor': {
    checksum: 'f84f834b1d370f5e2208d913820cbf2b1a37b03c797c74157de08add43b367b5',
  },
  '20261124003000_data_views': {
    checksum: '0ff7d1d0fba97e06e1101d276721775f275b7c121452bb10e8dddf16f1fda0a6',
  },
  '20261124003100_notices': {
    checksum: '1fc17673505f9b02001699049bc75018a7a33e2ee4997c7fe0be452daeb1be2e',
  },
  '20261124004000_mail_choices': {
    checksum: 'fe448a9cd61d5cb709a2b2532e4e658bee17a3b21e7c032336ca746c3f5e7c50',
  },
  '20261125090000_w9_requests': {
    checksum: '0b11544297c1a7d2658c6e97601511fd5059ac32fa9183af9f7ed6a71fb59d14',
  },
  '20261125091000_receipts': {
    checksum: '0730c46b4443ad8ea1d6e53afa5efb770834298d397386ad634d936b4fb60028',
  },
  '20261125100000_payroll_lines': {
    checksum: '0adb5fa4d4eeca2726733d9f2a6831fbcb36c3ec964094c4ee9a2650869f18d4',
  },
  '20261125110000_payments': {
    checksum: '148a24f5e1a09e5ebcd47e9e264e285b72c107cfafbd3711b4e70464ba93b29c',
  },
  '20261125120000_ledger': {
    checksum: '9274eca5f53b6dcafd730b6ea54c2adf41af744e8dcb0bb1ab4323200e61cf59',
  },
  '20261125125000_receipt_notices': {
    checksum: '250f12a049d9fd2d6a161baf03cc2418cf80e010d9a3d297aedea4bcb18f342c',
  },
  '20261125130000_plans': {
    checksum: 'a0c2cd53b5dbbea42d6ff4ecf948beab5ae1079b771c14c4df2306178cbada6f',
  },
  '20261125140000_corrections': {
    checksum: '644fb63e8f48e0ffa0889d80de2ffc10ee24bb7604bae769898c276d8491471f',
  },
  '20261125150000_bank_accounts': {
    checksum: 'b54b3cea341eceb0d147b02b5e6975f2fd2c74d0ac76b85ec006ad9adce5fd7b',
  },
  '20261125151000_bank_files': {
    checksum: '0cce8560a1e7e5a98edd864aa21b9841ce1e7830bbfe33e3b694d1962841ead6',
  },
  '20261125160000_overpayments': {
    checksum: '7f3cc88f318611a77ec02982e7cfb86912be50149f4ac0372ede7da00316a4aa',
  },
  '20261125170000_approval_requests': {
    checksum: '2ed85419a0dc2dae0b257653479364a469c8dba9ab7dd8b568843adea5608533',
  },
  '20261126110000_opening_balances': {
    checksum: '48be9abf70bba46dc9c5f177ec6f1ea4342cc43becddc6fa06bfad4c1a96dbec',
  },
  '20261126120000_approval_of_bank_data': {
    checksum: 'afbe1a2c721aa947a748d17f5d6c928f7c294e72219bb2620de41c84649a4071',
  },
  '20261126130000_ledger_seals': {
    checksum: 'b98dad8fe23cc09d952dbc657b8a504fb7156e6aff202bc1b162b426d82302fd',
  },
  '20261126140000_plans_at_commit': {
    checksum: '2e8be1842dd926303c60fd5bc8c52f142e3831d65ae325441e9012eb68fd5c20',
  },
  '20261127100000_approval_of_limits': {
    checksum: '15a8462b3d7fa3598037af1fb4c176d22a3c376de85f155ccd7b1276eb8314a8',
  },
  '20261127120000_start_dates': {
    checksum: '9893faf853ee80774971cd127a9d851e7c7c2014599540ff787ba13d3e768b9c',
  },
  '20261128100000_kept_of_each_class': {
    checksum: '2ef71e6440fe0f6c5965b3e68edc6f00d48796d2ddb0ceb8493b391a46c4d5f2',
  },
  '20261129100000_advance_repayments': {
    checksum: '29a783639e09e870513d64540759182ebbd9077b1942c662141ecf2f2fed5fad',
  },
  '20261129110000_data_handed_out': {
    checksum: '4c59a35f86528936ea3c7f9e1740057553f29cfded2f463620677bd99e5fb83c',
  },
  '20261129111000_told_and_asked': {
    checksum: '2e2f938967049034553d9c4fd90183a850077ff0370b95d8ab4e77bb43d4fde2',
  },
  '20261129120000_names_to_search': {
    checksum: '43e867cbb857c432a2a43eaf617ba114135a5b866c77359f46de6224deea2e35',
  },
  '20261129121000_kept_files': {
    checksum: '17c01c43d938dbe53b85d493d70798ec76352f96eddad9de317700b761eaa062',
  },
  '20261129130000_approval_of_bank_files': {
    checksum: 'd60852244a5ab09700c4ea4ba4275a1aa6378b10ab7ab050cb709781a4022590',
  },
  '20261129140000_back_pay': {
    checksum: '9e888923b6d34f45013d52e77305e99ba1617f457a92daa93dc1ecc56a769c56',
  },
  '20261130120000_bank_file_requests': {
    checksum: '8aa6b62e1573ce07a0d0d4dc00d7915a08cfa14a38961657fbf049b39bc7167d',
  },
  '20261130130000_payday': {
    checksum: 'e549a50e783d0e8acca96eb483ebdf0d756cf779fe6883e856de7dda26a0c500',
  },
  '20261201100000_audit_acts': {
    checksum: 'f9503a7e053f9a276ba81a540fcd1bd7eb66eb4f228ffe4345aab790e53bdbe1',
  },
  '20261201110000_open_days': {
    checksum: '95715720c3a8a077372e5095e536e072c8df6658aea72300628e3d52a6344104',
  },
  '20261202100000_updated_at': {
    checksum: 'c26a30174e8729ba61c555ed02540af31ad134513fc5f230f52b8cca7b0ca7b1',
  },
  '20261202110000_record_changes': {
    checksum: 'a81c76d624eec20cae48ce2f4450352ae81c0dc7a694a4f048b8a704da6acebc',
  },
  '20261202120000_saved_queries': {
    checksum: 'd15c811c548b23984386ca258eb73acb857d22ed5359a8cc02d079b72600b221',
  },
  '20261203120000_report_chunks': {
    checksum: '12c2212d69e7c08fb3e1d53f363f5d37fed3d049fd4dcabef503d691dd15416d',
  },
  '20261204100000_paid_days': {
    checksum: '450328c0b27d1baa16d19629f89dc3d5f5f0aa418e265048711a094d6e78fa11',
  },
  '20261204110000_people_by_name': {
    checksum: '659abfbcaefc006abe974f74089ac3bfd129a73dcfe7f30eb94cf890e77d4ea1',
  },
  '20261204120000_worked_days': {
    checksum: '99701ab93ccabf46e29ddc5d50cbf1cb8bcadf0bfb2fdd08bf5522dce6c5bc6c',
  },
  '20261204130000_settled_sums': {
    checksum: 'f5c3a8bb6930f298026a6434bf47fa8f3046840d3b7743ee06beef0b2a52b2e3',
  },
  '20261204140000_years_by_index': {
    checksum: '9d721c998d6c7219a382fb9744c49cb8844cbfc4c3e7719531d2dea80ca9bc51',
  },
  '20261205100000_touched_tables': {
    checksum: 'dc891744f82f8eb7cc2250eb1a82d4c3b3892191cd6e9e275abdd0007d61d585',
  },
  '20261205110000_payees_by_name': {
    checksum: 'fff937f1ec527bdfc298a7aa765ef9834a60a38cc33d6c4491e4dbe110334f0c',
  },
  '20261206100000_erasures_noted': {
    checksum: 'ed567846041d3304a16e00564082d646dcc97771aa07c8f36289f6f1d487d01c',
  },
  '20261206110000_unpaid_runs_of_a_person': {
    checksum: 'f3310d53ec2e9336f6c3c5273ce89e5e48cc4054c5402e848b571ecde688f1d5',
  },
  '20261207100000_work_relation_since': {
    checksum: '071d80384a0e6e9524d0a17e76ec1ce797f1adc5b10e4b88482f9dd01d7c6c67',
  },
};

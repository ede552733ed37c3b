/** The company's own record, its reports, its backups, and the keys that seal what is stored. */
import type { ActionRow, Facts, Values } from './action.ts';
import { some, words } from './phrases.ts';

const REPORT = { names: 'values.userId', keeps: ['type', 'rows'] } as const;

/** 'the report Tax Summary 2026'; its name is removed with the person it is about. */
const report = ({ subject }: Facts, { name }: Values): string =>
  name ? `the report ${words(name)}` : `a report about ${subject}`;

/** What was re-encrypted with the newest key. */
const resealed = (what: (after: Values) => string) =>
  ({ did: ({ after }: Facts) => `sealed ${what(after)} with a newer key`, level: 'WARNING' }) as const;

export const COMPANY_ACTIONS = {
  COMPANY_UPDATED: { did: 'updated the company profile', level: 'WARNING', changes: ['COMPANY'] },
  REPORT_GENERATED: { ...REPORT, did: (facts) => `generated ${report(facts, facts.after)}` },
  REPORT_EXPORTED: {
    ...REPORT,
    did: (facts) => `downloaded ${report(facts, facts.after)}`,
    handsOut: { of: 'MANY', what: ({ name }) => (name ? `Report ${name}` : 'Report') },
  },
  REPORT_DELETED: { ...REPORT, did: (facts) => `deleted ${report(facts, facts.before)}`, level: 'WARNING' },
  BANK_ACCOUNTS_RESEALED: resealed(({ accounts }) => some(accounts, 'bank account number')),
  TAX_NUMBERS_RESEALED: resealed(({ numbers }) => some(numbers, 'taxpayer number')),
  PASSWORDS_RESEALED: resealed(({ passwords }) => some(passwords, 'stored password')),
  SECOND_FACTORS_RESEALED: resealed(({ sealed }) =>
    some(sealed, 'secret of a second factor', 'secrets of second factors'),
  ),
  ACCESS_TOKENS_SEALED: resealed(({ tokens }) => some(tokens, 'access token')),
  BACKUP_MADE: { reads: () => 'The scheduled backup was made.' },
  BACKUP_FAILED: { reads: () => 'The scheduled backup failed.', level: 'ERROR' },
  OLD_BACKUPS_NOT_DELETED: { reads: () => 'Old scheduled backups could not be deleted.', level: 'ERROR' },
  BACKUP_PROVEN: { reads: () => 'The newest backup was restored as a test, and is intact.' },
  BACKUP_PROOF_FAILED: { reads: () => 'The newest backup could not be restored as a test.', level: 'ERROR' },
  AUDIT_EPOCH_STARTED: { did: 'moved the audit log to a newer key', level: 'WARNING' },
} as const satisfies Record<string, ActionRow>;

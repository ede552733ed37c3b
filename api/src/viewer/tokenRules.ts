/**
 * What an access token may do. Pure; checked for every operation at each entry point. Reading is open to it as to its
 * owner; changes and downloads are closed unless they are named here, so a new one is closed to tokens until somebody
 * opens it. Whatever is about people, roles, passwords, tokens, sessions, deletion, signatures or taxpayer numbers
 * stays closed.
 */
import type { Viewer } from '../operation/context.ts';
import type { Verdict } from './policy.ts';

/** What an operation is about to do: its kind and the root fields it names. */
export interface Asked {
  operation: 'query' | 'mutation' | 'subscription';
  fields: readonly string[];
  /** The fields that can return a file. */
  downloads: readonly string[];
}

const READS_ONLY = 'This access token is read-only. Sign in, or create a token with write access.';
const NO_STREAMS = 'An access token cannot subscribe to changes: poll instead.';
const CLOSED = 'This is only for people who are signed in, not for access tokens.';

/** Mutations open to tokens that may write, by area. */
export const OPEN_TO_WRITING_TOKENS = {
  timeLogs: ['logDay', 'updateTimeLog', 'submitWeek', 'withdrawWeek', 'decideDays'],
  payroll: ['processWeeklyPayroll', 'startPayrollBatch', 'markWeekPaid', 'setPayrollRunStatus'],
  taxDocuments: [
    'generateTaxDocument',
    'startTaxDocumentBatch',
    'setTaxDocumentStatus',
    'setReportingThreshold',
    'setFilingTemplate',
  ],
  reports: ['generatePayrollSummary', 'generateContractorPerformance', 'generateTaxSummary'],
} as const satisfies Record<string, readonly string[]>;

/** Downloads open to every token: of taxpayer numbers they contain only the last four digits. */
export const DOWNLOADS_OPEN_TO_TOKENS: readonly string[] = [
  'payStatementFile',
  'reportCsv',
  'taxDocumentFile',
];

const mutations: ReadonlySet<string> = new Set(Object.values(OPEN_TO_WRITING_TOKENS).flat());
const downloads: ReadonlySet<string> = new Set(DOWNLOADS_OPEN_TO_TOKENS);

/** Whether the viewer's key opens the operation: a session opens everything, a token less. */
export function tokenOpens({ accessToken }: Pick<Viewer, 'accessToken'>, asked: Asked): Verdict {
  if (!accessToken) return null;
  if (asked.operation === 'subscription') return NO_STREAMS;
  if (asked.operation === 'query')
    return asked.downloads.every((name) => downloads.has(name)) ? null : CLOSED;
  if (!asked.fields.every((name) => mutations.has(name) || name === '__typename')) return CLOSED;
  return accessToken.canWrite ? null : READS_ONLY;
}

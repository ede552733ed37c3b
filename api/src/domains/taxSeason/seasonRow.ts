/** One payee's row on the board of a tax year: payments, whether the form is due, and what it lacks. Pure. */
import type { Day } from 'rules/days';
import { type Cents, sumCents } from 'rules/money';
import type { TaxDocumentStatus } from '../../platform/db/generated/client/enums.ts';
import { isCurrent } from '../taxDocuments/current.ts';
import {
  CONTESTED,
  type Facts,
  listMissingPayeeFacts,
  missingFor1099,
  openDecisions,
} from '../taxDocuments/facts.ts';
import { isFiled } from '../taxDocuments/filed.ts';
import type { LiveForm, Payee } from '../taxDocuments/payee.ts';
import type { YearFacts } from '../taxDocuments/readFacts.ts';
import { thresholdMissing } from '../taxDocuments/taxYears.ts';

/**
 * READY to generate, MISSING something, in CONFLICT over the number, NOT_NEEDED, or DONE: generated and still right.
 */
export type SeasonState = 'READY' | 'MISSING' | 'CONFLICT' | 'NOT_NEEDED' | 'DONE';

export interface SeasonRow {
  userId: string;
  /** Whole cents; `paid` is the sum of the other four. */
  paid: Cents;
  expenses: Cents;
  employee: Cents;
  exempt: Cents;
  reportable: Cents;
  /** Backup withholding, which is part of what was paid. */
  withheld: Cents;
  /** The part that was paid before the portal was used, without a run. */
  before: Cents;
  /** Expenses that no one has confirmed; zero once a form was submitted, which settles it. */
  unconfirmed: Cents;
  /** The numbers of the runs that paid it. */
  runs: number[];
  /** The numbers of processed runs that are neither paid nor void. */
  undecidedRuns: number[];
  /** The Mondays of their weeks, one per run. */
  undecidedWeeks: Day[];
  /** People whose work relation is not recorded. */
  toConfirm: string[];
  /** Whether no taxpayer number is certified for it. */
  lacksW9: boolean;
  /** Whether the form is required; null as long as the year has no threshold. */
  need: boolean | null;
  reason: string;
  state: SeasonState;
  /** Whether the form is waiting for a Form W-9. */
  needsW9: boolean;
  /** Messages about what will prevent the form once the year is over. */
  missing: string[];
  /** The live form: its key and status. */
  form: { id: string; status: TaxDocumentStatus } | null;
}

const TO_CORRECT = 'What was submitted is no longer right: an administrator has to make a correction.';

type Judged = Pick<SeasonRow, 'state' | 'missing'>;

const isRight = (form: LiveForm, facts: Facts): boolean =>
  form.status !== 'DRAFT' && isCurrent(form.status, { ...form, type: facts.type, amounts: form }, facts);

/** Due because of the year's total, or because someone decided so. */
const isRequired = ({ need, forced }: Facts): boolean => Boolean(need?.isNeeded) || forced !== null;

/** A form can be ready before the year is over: until then the board is a preview. */
function judge({ company }: YearFacts, payee: Payee, facts: Facts): Judged {
  const { form } = payee;
  const open = openDecisions(payee);
  const isDone = form !== null && isRight(form, facts);
  if (facts.isContested && !(isDone && isFiled(form.status)))
    return { state: 'CONFLICT', missing: [CONTESTED, ...open] };
  if (open.length) return { state: 'MISSING', missing: open };
  if (isDone) return { state: 'DONE', missing: [] };
  if (form && isFiled(form.status)) return { state: 'MISSING', missing: [TO_CORRECT] };
  if (!isRequired(facts) && !form?.isCorrection) return { state: 'NOT_NEEDED', missing: [] };
  const missing = form?.isCorrection ? facts.missingForCorrection : missingFor1099(company, payee);
  return { state: missing.length ? 'MISSING' : 'READY', missing };
}

/** The row of one of the year's payees. */
export function seasonRow(year: YearFacts, payee: Payee): SeasonRow {
  const { userId, paid, expenses, employee, exempt, reportable, withheld, before } = payee;
  const { runs, toConfirm, form } = payee;
  const unconfirmed = form && isFiled(form.status) ? 0 : payee.unconfirmed;
  const undecidedRuns = payee.undecidedRuns.map(({ number }) => number);
  const undecidedWeeks = payee.undecidedRuns.map(({ weekStart }) => weekStart);
  const amounts = { paid, expenses, employee, exempt, reportable, withheld, before, unconfirmed };
  const decisions = { undecidedRuns, undecidedWeeks, toConfirm };
  const row = { userId, ...amounts, runs, ...decisions, lacksW9: payee.profile === null };
  const shown = { ...row, form: form && { id: form.id, status: form.status } };
  const facts = year.findFacts('FORM_1099_NEC', userId, form?.forced ?? null);
  if (!facts?.need) {
    const reason = thresholdMissing(year.year);
    return { ...shown, need: null, reason, needsW9: false, state: 'MISSING', missing: [reason] };
  }
  const { isNeeded, reason } = facts.need;
  const judged = judge(year, payee, facts);
  const needsW9 =
    isRequired(facts) && judged.state !== 'DONE' && listMissingPayeeFacts(payee.profile).length > 0;
  return { ...shown, need: isNeeded, reason, needsW9, ...judged };
}

export interface SeasonTotals {
  payees: number;
  paid: Cents;
  expenses: Cents;
  employee: Cents;
  exempt: Cents;
  reportable: Cents;
  withheld: Cents;
  before: Cents;
  /** How many forms are due, and how many rows are in each state. */
  needed: number;
  ready: number;
  missing: number;
  conflict: number;
  notNeeded: number;
  done: number;
  /** How many that need or may need a form have no certified number, unpaid runs, or an unknown work relation. */
  withoutW9: number;
  undecided: number;
  unconfirmed: number;
  /** How many live forms have each status. */
  generated: number;
  submitted: number;
  approved: number;
}

/** For all rows, regardless of the page shown. */
export function computeSeasonTotals(rows: readonly SeasonRow[]): SeasonTotals {
  const sum = (key: 'paid' | 'expenses' | 'employee' | 'exempt' | 'reportable' | 'withheld' | 'before') =>
    sumCents(rows.map((row) => row[key]));
  const inState = (state: SeasonState) => rows.filter((row) => row.state === state).length;
  const withStatus = (status: TaxDocumentStatus) => rows.filter(({ form }) => form?.status === status).length;
  return {
    payees: rows.length,
    paid: sum('paid'),
    expenses: sum('expenses'),
    employee: sum('employee'),
    exempt: sum('exempt'),
    reportable: sum('reportable'),
    withheld: sum('withheld'),
    before: sum('before'),
    needed: rows.filter(({ need }) => need).length,
    ready: inState('READY'),
    missing: inState('MISSING'),
    conflict: inState('CONFLICT'),
    notNeeded: inState('NOT_NEEDED'),
    done: inState('DONE'),
    withoutW9: rows.filter(({ lacksW9, need }) => lacksW9 && need !== false).length,
    undecided: rows.filter(({ undecidedRuns }) => undecidedRuns.length > 0).length,
    unconfirmed: rows.filter(({ toConfirm }) => toConfirm.length > 0).length,
    generated: withStatus('GENERATED'),
    submitted: withStatus('SUBMITTED'),
    approved: withStatus('APPROVED'),
  };
}

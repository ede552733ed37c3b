/** One taxpayer of a year: what was certified and paid, and the form that is to say so. */
import type { Day } from 'rules/days';
import type { Cents } from 'rules/money';
import type {
  TaxClass,
  TaxDocumentStatus,
  TaxNumberType,
  WorkRelation,
} from '../../platform/db/generated/client/enums.ts';

/** What was certified, as far as a form needs it; the number itself stays sealed. */
export interface CertifiedPayee {
  id: string;
  version: number;
  legalName: string;
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  suffix: string | null;
  businessName: string | null;
  taxClass: TaxClass;
  llcClass: string | null;
  exemptPayeeCode: string | null;
  street: string;
  city: string;
  state: string;
  zip: string;
  taxNumberType: TaxNumberType;
  taxNumberLast4: string;
  taxNumberIndex: string;
}

/** A run that is processed and neither marked as paid nor void: whether the form counts it is not decided. */
export interface UndecidedRun {
  number: number;
  weekStart: Day;
  total: Cents;
}

/** The live form of the year, as far as the board judges it. */
export interface LiveForm {
  id: string;
  status: TaxDocumentStatus;
  /** The fingerprints of what it was made from, and of whose it is. */
  facts: string;
  identity: string;
  /** What it reports, and the numbers of the runs that were added up. */
  reported: Cents;
  withheld: Cents;
  runs: number[];
  forced: string | null;
  /** Corrects what was filed before, or takes its place. */
  isCorrection: boolean;
}

export interface PaidSums {
  /** Base pay and expenses. */
  paid: Cents;
  expenses: Cents;
  /** Base pay of employees, which stands on a W-2. */
  employee: Cents;
  /** Base pay while the payee was exempt. */
  exempt: Cents;
  /** All other base pay. */
  reportable: Cents;
  /** Backup withholding. */
  withheld: Cents;
  /** What of all this was paid before the portal was used, with no run. */
  before: Cents;
  /** What of the expenses no one has confirmed: they were paid before expenses had a category. */
  unconfirmed: Cents;
  /** The numbers of the runs, rising. */
  runs: number[];
  undecidedRuns: UndecidedRun[];
  /** Those who were or will be paid and are not confirmed as contractors or employees. */
  toConfirm: string[];
}

export interface Payee extends PaidSums {
  userId: string;
  /** Null for a member of staff while it is undecided. */
  relation: WorkRelation | null;
  /** Null for those who have not certified a taxpayer number. */
  profile: CertifiedPayee | null;
  /** Someone has decided that others with this number are the same person. */
  isSamePerson: boolean;
  /** Those whose payments stand here because they certified the same number. */
  sharedWith: string[];
  /** Others who certified the same SSN or ITIN under a different legal name, until someone decides. */
  contestedBy: string[];
  /** Where another person's form reports these payments: its account number. */
  reportedOn: string | null;
  /** Null for those who have never had a run. */
  accountNumber: string | null;
  form: LiveForm | null;
}

export interface Asked {
  year: number;
  timeZone: string;
  /** Only this person, and everyone who shares the number; everyone who was paid or has a form where it is left out. */
  userId?: string | undefined;
  /** Whether it is for someone who may know whose numbers are alike; others must not learn it from the amounts. */
  seesSharedNumbers: boolean;
}

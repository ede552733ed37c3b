/** One taxpayer of a year: certification, payments, and the form that reports them. */
import type { Day } from 'rules/days';
import type { Cents } from 'rules/money';
import type {
  TaxClass,
  TaxDocumentStatus,
  TaxNumberType,
  WorkRelation,
} from '../../platform/db/generated/client/enums.ts';

/** The part of a certification that a form needs. The number itself stays encrypted. */
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

/** A processed run that is neither paid nor void, so it is not decided whether the form counts it. */
export interface UndecidedRun {
  number: number;
  weekStart: Day;
  total: Cents;
}

/** The live form of the year, with what the board checks. */
export interface LiveForm {
  id: string;
  status: TaxDocumentStatus;
  /** The fingerprints of its facts and of its name and number. */
  facts: string;
  identity: string;
  /** What it reports, and the numbers of the runs it adds up. */
  reported: Cents;
  withheld: Cents;
  runs: number[];
  forced: string | null;
  /** It corrects or replaces a filed form. */
  isCorrection: boolean;
}

export interface PaidSums {
  /** Base pay and expenses. */
  paid: Cents;
  expenses: Cents;
  /** Base pay of employees, which is on a W-2. */
  employee: Cents;
  /** Base pay while the payee was exempt. */
  exempt: Cents;
  /** All other base pay. */
  reportable: Cents;
  /** Backup withholding. */
  withheld: Cents;
  /** The part of all these that was paid before the portal was used, without a run. */
  before: Cents;
  /** Expenses that no one has confirmed, because they were paid before expenses had a category. */
  unconfirmed: Cents;
  /** The numbers of the runs, ascending. */
  runs: number[];
  undecidedRuns: UndecidedRun[];
  /** People who were or will be paid and are not confirmed as contractors or employees. */
  toConfirm: string[];
}

export interface Payee extends PaidSums {
  userId: string;
  /** Null for staff as long as it is undecided. */
  relation: WorkRelation | null;
  /** The first day of the relation: before it, the other one held. Null if it held from the beginning. */
  relationSince: Day | null;
  /** Null without a certified taxpayer number. */
  profile: CertifiedPayee | null;
  /** Someone decided that others with this number are the same person. */
  isSamePerson: boolean;
  /** People whose payments are included because they certified the same number. */
  sharedWith: string[];
  /** Others who certified the same SSN or ITIN with a different legal name, until someone decides. */
  contestedBy: string[];
  /** The account number of another person's form that reports these payments. */
  reportedOn: string | null;
  /** Null if the person has never had a run. */
  accountNumber: string | null;
  form: LiveForm | null;
}

export interface Asked {
  year: number;
  timeZone: string;
  /** Only this person, and everyone who shares the number. If omitted, everyone who was paid or has a form. */
  userId?: string | undefined;
  /** Whether the viewer may know who shares a number. Others must not learn it from the amounts. */
  seesSharedNumbers: boolean;
}

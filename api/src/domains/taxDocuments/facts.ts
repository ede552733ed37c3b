/** Derives what a document would say, and what it still lacks, from the facts about a person and a year. Pure. */
import { createHash } from 'node:crypto';
import { formatDay } from 'rules/dayFormats';
import { isInLatinLetters } from 'rules/latinLetters';
import { type Cents, formatMoney } from 'rules/money';
import type { TaxDocumentType } from '../../platform/db/generated/client/enums.ts';
import { memoize } from '../../platform/lib/memoize.ts';
import type { CompanyProfile } from '../company/profile.ts';
import { listSampleFields, withoutSamples } from '../company/sample.ts';
import { computeIdentity } from '../taxProfiles/identity.ts';
import type { DocumentPayee, Payer, TaxContent } from './content.ts';
import { decideNeed, type Need } from './need.ts';
import type { CertifiedPayee, Payee, UndecidedRun } from './payee.ts';
import { taxYear } from './taxYears.ts';

/** The person's name and address in the portal. */
export interface KnownPerson {
  firstName: string;
  lastName: string;
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
}

export type Form1099 = Exclude<TaxDocumentType, 'W9'>;

/** The content of a document, except when and why it is made. */
export type Facts = Pick<
  TaxContent,
  'type' | 'year' | 'formRevision' | 'payer' | 'amounts' | 'accountNumber' | 'forced' | 'facts' | 'identity'
> & {
  /** The fingerprint of documents made before `facts` and `identity` were separate; null for a Form W-9. */
  factsWithIdentity: string | null;
  /** Null if the person has certified nothing. */
  payee: DocumentPayee | null;
  /** Whether the form is due; null for a Form W-9, which covers no payments. */
  need: Need | null;
  /** Everything that keeps the document a draft. */
  missing: string[];
  /** The part of this that also keeps a correction a draft: decisions, no certified number, and facts about the payer. */
  missingForCorrection: string[];
  /** Others who certified the same number were paid too. */
  isShared: boolean;
  /** Others certified the same number with another legal name, and no one has decided who they are. */
  isContested: boolean;
};

export const NO_TAX_NUMBER = 'TIN missing: collect a Form W-9 first.';
const NO_LEGAL_NAME = 'Legal name and address missing: they come with the Form W-9.';
const NOT_SIGNED = 'Signature missing: only the payee certifies a Form W-9, in their own profile.';
const NO_PAYER =
  'Payer missing: an administrator has to save the company profile with legal name, address, phone and EIN.';
const NO_LATIN_PAYER =
  'Payer’s name not in Latin letters: the IRS reads no others. An administrator has to enter it in the company profile.';
const NO_EIN = 'EIN missing: an administrator has to enter it in the company profile.';

const RELATION_UNKNOWN = 'Work relation missing: confirm whether the payee is a contractor or an employee.';

/** For a contested payee. The document itself must not tell the payee. */
export const CONTESTED =
  'Another person has certified the same taxpayer number under a different legal name: decide in the tax season whether they are the same person.';

const undecided = ({ number, weekStart, total }: UndecidedRun): string =>
  `Payroll #${number} for the week of ${formatDay(weekStart)} (${formatMoney(total)}) is processed and not marked as paid: mark it as paid or void it.`;

/** Decisions needed before we know whether the form is due and what it reports. */
export const openDecisions = ({ undecidedRuns, toConfirm }: Payee): string[] => [
  ...undecidedRuns.map(undecided),
  ...(toConfirm.length ? [RELATION_UNKNOWN] : []),
];

export const yearNotOver = (year: number): string =>
  `Year ${year} is not over: more may be paid until December 31.`;

function toPayer(company: CompanyProfile): Payer {
  const { legalName, ein, street, city, state, zip, phone } = withoutSamples(company);
  return { legalName, ein, street, city, state, zip, phone };
}

const PAYER_FIELDS: readonly string[] = ['legalName', 'street', 'zip', 'phone'];

/** What is missing from the payer for a 1099. A sample company is not a real payer. */
export const listMissingPayerFacts = (company: CompanyProfile): string[] => {
  const { ein, legalName } = company;
  if (listSampleFields(company).some((field) => PAYER_FIELDS.includes(field))) return [NO_PAYER];
  return [...(ein ? [] : [NO_EIN]), ...(isInLatinLetters(legalName) ? [] : [NO_LATIN_PAYER])];
};

/** Lines that would reach the IRS empty or with missing letters. */
function listUnreadable({ legalName, street, city }: CertifiedPayee): string[] {
  const lines = Object.entries({ 'Legal name': legalName, Street: street, City: city });
  return lines
    .filter(([, text]) => !isInLatinLetters(text))
    .map(([label]) => `${label} not in Latin letters: the IRS reads no others. Collect a new Form W-9.`);
}

/** Why a payee's certification is not enough for a form, as messages. */
export const listMissingPayeeFacts = (profile: CertifiedPayee | null): string[] =>
  profile ? listUnreadable(profile) : [NO_TAX_NUMBER, NO_LEGAL_NAME];

/** What prevents a required form once the year is over. */
export const missingFor1099 = (company: CompanyProfile, payee: Payee): string[] => [
  ...listMissingPayeeFacts(payee.profile),
  ...listMissingPayerFacts(company),
];

/** The payee of a document if nothing is certified. */
export const toUncertifiedPayee = ({ firstName, lastName, ...address }: KnownPerson): DocumentPayee => ({
  profileId: null,
  name: `${firstName} ${lastName}`,
  businessName: null,
  street: address.street,
  city: address.city,
  state: address.state,
  zip: address.zip,
  taxNumberType: null,
  taxNumberLast4: null,
});

function toPayee(profile: CertifiedPayee | null): DocumentPayee | null {
  if (!profile) return null;
  const { id, legalName, businessName, street, city, state, zip } = profile;
  const { taxNumberType, taxNumberLast4 } = profile;
  const address = { street, city, state, zip };
  return { profileId: id, name: legalName, businessName, ...address, taxNumberType, taxNumberLast4 };
}

const fingerprint = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');

export interface Facts1099 {
  type: Form1099;
  year: number;
  isOver: boolean;
  threshold: Cents;
  company: CompanyProfile;
  payee: Payee;
  /** Why an administrator wants the form even though none is required. */
  forced: string | null;
}

/** The content of a 1099. */
export function factsOf1099(given: Facts1099): Facts {
  const { type, year, isOver, threshold, company, payee } = given;
  const { reportable, exempt, profile, reportedOn, paid, expenses, withheld, runs, accountNumber } = payee;
  const isEmployee = payee.relation === 'EMPLOYEE';
  const need = decideNeed({
    type,
    year,
    threshold,
    reportable,
    exempt,
    withheld,
    isEmployee,
    payee: profile,
    reportedOn,
  });
  const forced = need.canForce ? given.forced : null;
  const isMade = need.isNeeded || forced !== null;
  const onForm = type === 'FORM_1099_NEC' && isMade;
  const open = type === 'FORM_1099_NEC' ? openDecisions(payee) : [];
  const facts = {
    type,
    year,
    formRevision: taxYear(year).revision,
    payer: toPayer(company),
    payee: toPayee(profile),
    amounts:
      type === 'FORM_1099_NEC'
        ? {
            reported: onForm && reportable === 0 ? exempt : reportable,
            // Omitted if zero, so that earlier forms have the same facts.
            ...(onForm && withheld > 0 ? { withheld } : {}),
            ...{ paid, expenses, exempt, runs },
          }
        : { reported: 0, paid: 0, expenses: 0, exempt: 0, runs: [] },
    accountNumber: reportedOn === null ? accountNumber : null,
    forced,
    missing: [
      ...open,
      ...(isMade ? missingFor1099(company, payee) : [need.reason]),
      ...(isOver ? [] : [yearNotOver(year)]),
    ],
  };
  const identity = computeIdentity(profile);
  // A new certification with the same content gives the same form.
  const printed = { ...facts, payee: facts.payee && { ...facts.payee, profileId: null } };
  // The board of a year reads few of its fingerprints.
  const withoutIdentity = memoize(() => fingerprint(printed));
  const withIdentity = memoize(() => fingerprint({ ...printed, identity }));
  return {
    ...facts,
    need,
    identity,
    get facts() {
      return withoutIdentity();
    },
    get factsWithIdentity() {
      return withIdentity();
    },
    missingForCorrection: [
      ...open,
      // One that reports nothing anymore has the payee as filed.
      ...(facts.amounts.reported > 0 && !profile ? listMissingPayeeFacts(profile) : []),
      ...listMissingPayerFacts(company),
    ],
    isShared: payee.sharedWith.length > 0 || reportedOn !== null,
    isContested: payee.contestedBy.length > 0,
  };
}

interface FactsW9 {
  year: number;
  /** The revision of the form that was certified, or today's if none was. */
  formRevision: string;
  profile: CertifiedPayee | null;
  company: CompanyProfile;
}

/** The content of a Form W-9: the latest certification, regardless of the requested year. */
export function toW9Facts({ year, formRevision, profile, company }: FactsW9): Facts {
  const facts = {
    type: 'W9' as const,
    year,
    formRevision,
    payee: toPayee(profile),
    amounts: null,
    accountNumber: null,
    forced: null,
    missing: [...listMissingPayeeFacts(profile), ...(profile ? [] : [NOT_SIGNED])],
  };
  return {
    ...facts,
    // The requester is not part of the certification.
    payer: toPayer(company),
    need: null,
    identity: computeIdentity(profile),
    facts: fingerprint(facts),
    factsWithIdentity: null,
    missingForCorrection: [],
    isShared: false,
    isContested: false,
  };
}

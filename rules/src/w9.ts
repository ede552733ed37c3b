/**
 * Form W-9: the lines of each tax classification, their formats, and the messages for errors. Pure. The server checks
 * that line 1 and the signature name the same person.
 */
import { isInLatinLetters, latinLettersMessage } from './latinLetters.ts';
import { requiredMessage } from './messages.ts';
import { findSentNumberIssue, type TaxNumberType } from './taxNumber.ts';
import { US_STATES } from './usStates.ts';
import { isZipCode, ZIP_CODE_EXPECTED } from './zipCode.ts';

/** The boxes of line 3a, in the form's order. */
export const TAX_CLASSES = [
  'INDIVIDUAL',
  'C_CORPORATION',
  'S_CORPORATION',
  'PARTNERSHIP',
  'TRUST_ESTATE',
  'LLC',
  'OTHER',
] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

interface Classified {
  readonly taxClass: TaxClass;
}

export const isPerson = ({ taxClass }: Classified): boolean => taxClass === 'INDIVIDUAL';
const isEntity = (form: Classified): boolean => !isPerson(form);
const isLlc = ({ taxClass }: Classified): boolean => taxClass === 'LLC';
const isOther = ({ taxClass }: Classified): boolean => taxClass === 'OTHER';
const isAny = (): boolean => true;

/** A line of text, with the label its messages use. */
interface Line {
  readonly label: string;
  readonly max: number;
  /** Who must fill it in; no one if left out. */
  readonly isDue?: (form: Classified) => boolean;
  readonly missing?: string;
  /** Who may fill it in, and the message for anyone else; everyone if left out. */
  readonly only?: { readonly isFor: (form: Classified) => boolean; readonly message: string };
  /** Its format, if not every text is valid. */
  readonly shape?: { readonly isMet: (text: string) => boolean; readonly message: string };
  /** Lower case is accepted. */
  readonly isCode?: boolean;
}

/** The IRS accepts no other letters. */
const inLatin = (label: string): Pick<Line, 'label' | 'shape'> => ({
  label,
  shape: { isMet: isInLatinLetters, message: latinLettersMessage(label) },
});

const namePart = (label: string, max: number): Line => ({
  ...inLatin(label),
  max,
  only: { isFor: isPerson, message: `${label} is for individuals only: an entity has a legal name.` },
});

const exemption = (label: string, max: number, pattern: RegExp, allowed: string): Line => ({
  label,
  max,
  only: { isFor: isEntity, message: `${label} must be empty for an individual.` },
  shape: { isMet: (text) => pattern.test(text), message: `${label} must be ${allowed}.` },
  isCode: true,
});

const LLC_CLASS_EXPECTED = 'LLC tax classification must be C, S or P.';

const lines = {
  firstName: { ...namePart('First name', 40), isDue: isPerson },
  middleName: namePart('Middle name', 40),
  lastName: { ...namePart('Last name', 40), isDue: isPerson },
  suffix: namePart('Suffix', 10),
  legalName: { ...inLatin('Legal name'), max: 100, isDue: isEntity },
  businessName: { ...inLatin('Business name'), max: 100 },
  llcClass: {
    label: 'LLC tax classification',
    max: 1,
    isDue: isLlc,
    missing: LLC_CLASS_EXPECTED,
    only: {
      isFor: isLlc,
      message: 'LLC tax classification is for an LLC only: choose one tax classification.',
    },
    shape: { isMet: (text) => /^[CSP]$/.test(text), message: LLC_CLASS_EXPECTED },
    isCode: true,
  },
  otherClass: {
    label: 'Other classification',
    max: 60,
    isDue: isOther,
    missing: 'Other classification is required: say which one it is.',
    only: {
      isFor: isOther,
      message: 'Other classification must be empty: choose one tax classification.',
    },
  },
  exemptPayeeCode: exemption('Exempt payee code', 2, /^([1-9]|1[0-3])$/, 'a number from 1 to 13'),
  fatcaCode: exemption('FATCA exemption code', 1, /^[A-M]$/, 'a letter from A to M'),
  street: { ...inLatin('Street'), max: 200, isDue: isAny },
  city: { ...inLatin('City'), max: 100, isDue: isAny },
  state: {
    label: 'State',
    max: 2,
    isDue: isAny,
    shape: {
      isMet: (text) => US_STATES.has(text),
      message: 'State must be a two-letter code, like PA.',
    },
    isCode: true,
  },
  zip: {
    label: 'ZIP code',
    max: 10,
    isDue: isAny,
    shape: { isMet: isZipCode, message: ZIP_CODE_EXPECTED },
  },
  signedName: { label: 'Signature', max: 200, isDue: isAny },
} satisfies Record<string, Line>;

export type W9Line = keyof typeof lines;
export const W9_LINES: Readonly<Record<W9Line, Line>> = lines;

/** Whether the line must be filled in. */
export const isLineDue = (name: W9Line, form: Classified): boolean => W9_LINES[name].isDue?.(form) ?? false;

/** Whether the line may be filled in. */
export const isLineOpen = (name: W9Line, form: Classified): boolean =>
  W9_LINES[name].only?.isFor(form) ?? true;

/** The line as it goes on the form, without surrounding spaces; null for an empty one. */
export const readLine = (name: W9Line, typed: string): string | null =>
  (W9_LINES[name].isCode ? typed.trim().toUpperCase() : typed.trim()) || null;

/** The text to sign, each line as `readLine` returns it. */
export type W9 = Classified &
  Readonly<Partial<Record<W9Line, string | null | undefined>>> & {
    readonly taxNumberType: TaxNumberType;
    readonly taxNumber: string;
    readonly certified: boolean;
  };

export type W9Issue = readonly [field: W9Line | 'taxNumberType' | 'taxNumber' | 'certified', message: string];

const NOT_CERTIFIED = 'Please certify the statement under penalties of perjury.';

/** One message for each invalid field; empty for a form that can be signed. */
export function findW9Issues(form: W9): W9Issue[] {
  const issues: W9Issue[] = [];
  for (const name of Object.keys(W9_LINES) as W9Line[]) {
    const message = findLineIssue(name, form);
    if (message) issues.push([name, message]);
  }
  const number = findNumberIssue(form);
  if (number) issues.push(number);
  if (!form.certified) issues.push(['certified', NOT_CERTIFIED]);
  return issues;
}

function findLineIssue(name: W9Line, form: W9): string | null {
  const { label, max, missing, only, shape } = W9_LINES[name];
  const text = form[name];
  if (!text) return isLineDue(name, form) ? (missing ?? requiredMessage(label)) : null;
  if (only && !only.isFor(form)) return only.message;
  if (shape && !shape.isMet(text)) return shape.message;
  if (text.length > max) return `${label} must have at most ${max} characters.`;
  return name === 'exemptPayeeCode' && text === '5' && !isCorporation(form)
    ? 'Exempt payee code 5 is for corporations only.'
    : null;
}

const isCorporation = ({ taxClass, llcClass }: W9): boolean =>
  taxClass === 'C_CORPORATION' ||
  taxClass === 'S_CORPORATION' ||
  (taxClass === 'LLC' && (llcClass === 'C' || llcClass === 'S'));

const ENTITIES_WITH_EIN: ReadonlySet<TaxClass> = new Set([
  'C_CORPORATION',
  'S_CORPORATION',
  'PARTNERSHIP',
  'LLC',
]);

function findNumberIssue({ taxClass, taxNumberType, taxNumber }: W9): W9Issue | null {
  if (taxNumberType !== 'EIN' && ENTITIES_WITH_EIN.has(taxClass))
    return ['taxNumberType', 'Taxpayer number must be an EIN: corporations, partnerships and LLCs have one.'];
  const message = findSentNumberIssue(taxNumberType, taxNumber);
  return message === null ? null : ['taxNumber', message];
}

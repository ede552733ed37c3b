/** What a payee may certify: the rules of Form W-9, each fault a sentence that names its field. */
import { findTaxNumberIssue, parseTaxNumber } from 'rules/taxNumber';
import { US_STATES } from 'rules/usStates';
import { z } from 'zod';
import { optionalText } from '../people/inputRules.ts';
import { fullName, isNameOf } from './names.ts';

export const TAX_CLASSES = [
  'INDIVIDUAL',
  'C_CORPORATION',
  'S_CORPORATION',
  'PARTNERSHIP',
  'TRUST_ESTATE',
  'LLC',
  'OTHER',
] as const;
export const TAX_NUMBER_TYPES = ['SSN', 'EIN', 'ITIN'] as const;
/** What a new form says of the one before, where the tax status is another one. */
export const EARLIER_FORM = ['STATUS_CHANGED', 'WAS_WRONG'] as const;

const MAX_LEGAL_NAME = 100;

const required = (label: string, max: number) =>
  z
    .string({ error: `${label} is required.` })
    .trim()
    .min(1, `${label} is required.`)
    .max(max, `${label} must have at most ${max} characters.`);

/** An empty text is none; small letters are as good. */
const code = (label: string, pattern: RegExp, allowed: string) =>
  z
    .string()
    .trim()
    .toUpperCase()
    .transform((text) => text || null)
    .nullish()
    .refine((value) => value == null || pattern.test(value), `${label} must be ${allowed}.`);

const fields = z.object({
  legalName: optionalText('Legal name', MAX_LEGAL_NAME),
  firstName: optionalText('First name', 40),
  middleName: optionalText('Middle name', 40),
  lastName: optionalText('Last name', 40),
  suffix: optionalText('Suffix', 10),
  businessName: optionalText('Business name', 100),
  taxClass: z.enum(TAX_CLASSES),
  llcClass: code('LLC tax classification', /^[CSP]$/, 'C, S or P'),
  otherClass: optionalText('Other classification', 60),
  exemptPayeeCode: code('Exempt payee code', /^([1-9]|1[0-3])$/, 'a number from 1 to 13'),
  fatcaCode: code('FATCA exemption code', /^[A-M]$/, 'a letter from A to M'),
  street: required('Street', 200),
  city: required('City', 100),
  state: z
    .string()
    .trim()
    .toUpperCase()
    .refine((state) => US_STATES.has(state), 'State must be the two letters of a state, as in PA.'),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, 'ZIP code must have five digits, or nine as in 19100-0001.'),
  taxNumberType: z.enum(TAX_NUMBER_TYPES),
  taxNumber: z
    .string()
    .trim()
    .min(1, { error: 'Taxpayer number is required.', abort: true })
    .max(20, { error: 'Taxpayer number must have nine digits.', abort: true })
    .refine((typed) => parseTaxNumber(typed) !== null, 'Taxpayer number must have nine digits.'),
  itemTwoCrossed: z.boolean().nullish(),
  earlierForm: z.enum(EARLIER_FORM).nullish(),
  changedOn: z.string().nullish(),
  certified: z
    .boolean()
    .refine((certified) => certified, 'Please certify the statement under penalties of perjury.'),
  signedName: required('Signature', 200),
});

/** What somebody certifies, as it comes out of these rules. */
export type Certification = z.output<typeof fields>;

type Fault = [field: keyof Certification, message: string];

export const certification = fields.superRefine((input, { addIssue }) => {
  for (const [field, message] of [
    ...nameFaults(input),
    ...classFaults(input),
    ...codeFaults(input),
    ...numberFaults(input),
    ...earlierFormFaults(input),
  ])
    addIssue({ code: 'custom', path: [field], message });
});

/** The person whom line 1 names; null for an entity, or while a part of the name is missing. */
export const personOf = ({ taxClass, firstName, lastName }: Certification) =>
  taxClass === 'INDIVIDUAL' && firstName && lastName ? { firstName, lastName } : null;

/** Line 1: as given, or a person's names in their order. */
export const legalNameOf = ({ legalName, firstName, middleName, lastName, suffix }: Certification): string =>
  legalName ?? fullName([firstName, middleName, lastName, suffix]);

function nameFaults(input: Certification): Fault[] {
  const { taxClass, legalName, signedName } = input;
  if (taxClass !== 'INDIVIDUAL') {
    const faults: Fault[] = legalName ? [] : [['legalName', 'Legal name is required.']];
    const parts = [
      ['firstName', 'First name'],
      ['middleName', 'Middle name'],
      ['lastName', 'Last name'],
      ['suffix', 'Suffix'],
    ] as const;
    for (const [field, label] of parts)
      if (input[field]) faults.push([field, `${label} is for individuals only: an entity has a legal name.`]);
    return faults;
  }
  const faults: Fault[] = [];
  if (!input.firstName) faults.push(['firstName', 'First name is required.']);
  if (!input.lastName) faults.push(['lastName', 'Last name is required.']);
  const person = personOf(input);
  if (!person) return faults;
  const onLineOne = legalNameOf(input);
  if (onLineOne.length > MAX_LEGAL_NAME)
    faults.push(['legalName', `Legal name must have at most ${MAX_LEGAL_NAME} characters.`]);
  if (!isNameOf(onLineOne, person))
    faults.push(['legalName', 'Legal name must be the first and last name, as on the tax return.']);
  if (signedName && !isNameOf(signedName, person))
    faults.push([
      'signedName',
      `Signature must be the name that is certified, ${person.firstName} ${person.lastName}.`,
    ]);
  return faults;
}

/** Exactly one box of line 3a, and a letter beside the LLC's. */
function classFaults({ taxClass, llcClass, otherClass }: Certification): Fault[] {
  const faults: Fault[] = [];
  if (taxClass === 'LLC' && !llcClass)
    faults.push([
      'llcClass',
      'LLC tax classification must be C, S or P. The LLC of a single owner who is taxed for it is certified as its owner.',
    ]);
  if (taxClass !== 'LLC' && llcClass)
    faults.push(['llcClass', 'LLC tax classification is for an LLC only: choose one tax classification.']);
  if (taxClass === 'OTHER' && !otherClass)
    faults.push(['otherClass', 'Other classification is required: say which one it is.']);
  if (taxClass !== 'OTHER' && otherClass)
    faults.push(['otherClass', 'Other classification must be empty: choose one tax classification.']);
  return faults;
}

const isCorporation = ({ taxClass, llcClass }: Certification): boolean =>
  taxClass === 'C_CORPORATION' ||
  taxClass === 'S_CORPORATION' ||
  (taxClass === 'LLC' && (llcClass === 'C' || llcClass === 'S'));

function codeFaults(input: Certification): Fault[] {
  const { taxClass, exemptPayeeCode, fatcaCode } = input;
  const faults: Fault[] = [];
  if (taxClass === 'INDIVIDUAL') {
    if (exemptPayeeCode)
      faults.push(['exemptPayeeCode', 'Exempt payee code must be empty for an individual.']);
    if (fatcaCode) faults.push(['fatcaCode', 'FATCA exemption code must be empty for an individual.']);
  } else if (exemptPayeeCode === '5' && !isCorporation(input))
    faults.push(['exemptPayeeCode', 'Exempt payee code 5 is for corporations only.']);
  return faults;
}

const ENTITIES_WITH_EIN: readonly string[] = ['C_CORPORATION', 'S_CORPORATION', 'PARTNERSHIP', 'LLC'];

function numberFaults({ taxClass, taxNumberType, taxNumber }: Certification): Fault[] {
  if (taxNumberType !== 'EIN' && ENTITIES_WITH_EIN.includes(taxClass))
    return [
      ['taxNumberType', 'Taxpayer number must be an EIN: corporations, partnerships and LLCs have one.'],
    ];
  const digits = parseTaxNumber(taxNumber);
  const fault = digits && findTaxNumberIssue(taxNumberType, digits);
  return fault ? [['taxNumber', fault]] : [];
}

const earlierFormFaults = ({ earlierForm, changedOn }: Certification): Fault[] =>
  changedOn && earlierForm !== 'STATUS_CHANGED'
    ? [['changedOn', 'Date of the change is only for a tax status that changed.']]
    : [];

/** What a payee may certify: the rules of Form W-9, each issue a sentence that names its field. */
import { findTaxNumberIssue, parseTaxNumber } from 'rules/taxNumber';
import { US_STATES } from 'rules/usStates';
import { z } from 'zod';
import { optionalText } from '../people/inputRules.ts';
import { fullName, isNameFor } from './names.ts';

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

type Issue = [field: keyof Certification, message: string];

export const certification = fields.superRefine((input, { addIssue }) => {
  for (const [field, message] of [
    ...nameIssues(input),
    ...taxClassIssues(input),
    ...codeIssues(input),
    ...numberIssues(input),
    ...earlierFormIssues(input),
  ])
    addIssue({ code: 'custom', path: [field], message });
});

/** The person whom line 1 names; null for an entity, or while a part of the name is missing. */
export const toPerson = ({ taxClass, firstName, lastName }: Certification) =>
  taxClass === 'INDIVIDUAL' && firstName && lastName ? { firstName, lastName } : null;

/** Line 1: as given, or a person's names in their order. */
export const formatLegalName = ({
  legalName,
  firstName,
  middleName,
  lastName,
  suffix,
}: Certification): string => legalName ?? fullName([firstName, middleName, lastName, suffix]);

function nameIssues(input: Certification): Issue[] {
  const { taxClass, legalName, signedName } = input;
  if (taxClass !== 'INDIVIDUAL') {
    const issues: Issue[] = legalName ? [] : [['legalName', 'Legal name is required.']];
    const parts = [
      ['firstName', 'First name'],
      ['middleName', 'Middle name'],
      ['lastName', 'Last name'],
      ['suffix', 'Suffix'],
    ] as const;
    for (const [field, label] of parts)
      if (input[field]) issues.push([field, `${label} is for individuals only: an entity has a legal name.`]);
    return issues;
  }
  const issues: Issue[] = [];
  if (!input.firstName) issues.push(['firstName', 'First name is required.']);
  if (!input.lastName) issues.push(['lastName', 'Last name is required.']);
  const person = toPerson(input);
  if (!person) return issues;
  const onLineOne = formatLegalName(input);
  if (onLineOne.length > MAX_LEGAL_NAME)
    issues.push(['legalName', `Legal name must have at most ${MAX_LEGAL_NAME} characters.`]);
  if (!isNameFor(onLineOne, person))
    issues.push(['legalName', 'Legal name must be the first and last name, as on the tax return.']);
  if (signedName && !isNameFor(signedName, person))
    issues.push([
      'signedName',
      `Signature must be the name that is certified, ${person.firstName} ${person.lastName}.`,
    ]);
  return issues;
}

/** Exactly one box of line 3a, and a letter beside the LLC's. */
function taxClassIssues({ taxClass, llcClass, otherClass }: Certification): Issue[] {
  const issues: Issue[] = [];
  if (taxClass === 'LLC' && !llcClass)
    issues.push([
      'llcClass',
      'LLC tax classification must be C, S or P. The LLC of a single owner who is taxed for it is certified as its owner.',
    ]);
  if (taxClass !== 'LLC' && llcClass)
    issues.push(['llcClass', 'LLC tax classification is for an LLC only: choose one tax classification.']);
  if (taxClass === 'OTHER' && !otherClass)
    issues.push(['otherClass', 'Other classification is required: say which one it is.']);
  if (taxClass !== 'OTHER' && otherClass)
    issues.push(['otherClass', 'Other classification must be empty: choose one tax classification.']);
  return issues;
}

const isCorporation = ({ taxClass, llcClass }: Certification): boolean =>
  taxClass === 'C_CORPORATION' ||
  taxClass === 'S_CORPORATION' ||
  (taxClass === 'LLC' && (llcClass === 'C' || llcClass === 'S'));

function codeIssues(input: Certification): Issue[] {
  const { taxClass, exemptPayeeCode, fatcaCode } = input;
  const issues: Issue[] = [];
  if (taxClass === 'INDIVIDUAL') {
    if (exemptPayeeCode)
      issues.push(['exemptPayeeCode', 'Exempt payee code must be empty for an individual.']);
    if (fatcaCode) issues.push(['fatcaCode', 'FATCA exemption code must be empty for an individual.']);
  } else if (exemptPayeeCode === '5' && !isCorporation(input))
    issues.push(['exemptPayeeCode', 'Exempt payee code 5 is for corporations only.']);
  return issues;
}

const ENTITIES_WITH_EIN: readonly string[] = ['C_CORPORATION', 'S_CORPORATION', 'PARTNERSHIP', 'LLC'];

function numberIssues({ taxClass, taxNumberType, taxNumber }: Certification): Issue[] {
  if (taxNumberType !== 'EIN' && ENTITIES_WITH_EIN.includes(taxClass))
    return [
      ['taxNumberType', 'Taxpayer number must be an EIN: corporations, partnerships and LLCs have one.'],
    ];
  const digits = parseTaxNumber(taxNumber);
  const issue = digits && findTaxNumberIssue(taxNumberType, digits);
  return issue ? [['taxNumber', issue]] : [];
}

const earlierFormIssues = ({ earlierForm, changedOn }: Certification): Issue[] =>
  changedOn && earlierForm !== 'STATUS_CHANGED'
    ? [['changedOn', 'Date of the change is only for a tax status that changed.']]
    : [];

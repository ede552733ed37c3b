/** The rules of Form W-9: what a payee may certify, and whose name is on it. Each issue is a message for one field. */
import type { TaxNumberType } from 'rules/taxNumber';
import { findW9Issues, isPerson, readLine, TAX_CLASSES, W9_LINES, type W9Line } from 'rules/w9';
import { z } from 'zod';
import { fullName, isNameFor } from './names.ts';

const TAX_NUMBER_TYPES = ['SSN', 'EIN', 'ITIN'] as const satisfies readonly TaxNumberType[];
/** What a new form says about the earlier one if the tax status differs. */
export const EARLIER_FORM = ['STATUS_CHANGED', 'WAS_WRONG'] as const;

const line = (name: W9Line) => z.string().transform((typed) => readLine(name, typed) ?? '');

/** An empty text means none. */
const optionalLine = (name: W9Line) =>
  z
    .string()
    .transform((typed) => readLine(name, typed))
    .nullish();

const fields = z.object({
  legalName: optionalLine('legalName'),
  firstName: optionalLine('firstName'),
  middleName: optionalLine('middleName'),
  lastName: optionalLine('lastName'),
  suffix: optionalLine('suffix'),
  businessName: optionalLine('businessName'),
  taxClass: z.enum(TAX_CLASSES),
  llcClass: optionalLine('llcClass'),
  otherClass: optionalLine('otherClass'),
  exemptPayeeCode: optionalLine('exemptPayeeCode'),
  fatcaCode: optionalLine('fatcaCode'),
  street: line('street'),
  city: line('city'),
  state: line('state'),
  zip: line('zip'),
  taxNumberType: z.enum(TAX_NUMBER_TYPES),
  taxNumber: z.string().trim(),
  itemTwoCrossed: z.boolean().nullish(),
  earlierForm: z.enum(EARLIER_FORM).nullish(),
  changedOn: z.string().nullish(),
  certified: z.boolean(),
  signedName: line('signedName'),
});

/** A certification that passed these rules. */
export type Certification = z.output<typeof fields>;

type Issue = readonly [field: keyof Certification, message: string];

export const certification = fields.superRefine((input, { addIssue }) => {
  for (const [field, message] of [...nameIssues(input), ...findW9Issues(input), ...earlierFormIssues(input)])
    addIssue({ code: 'custom', path: [field], message });
});

/** The person on line 1; null for an entity, or if a part of the name is missing. */
export const toPerson = ({ taxClass, firstName, lastName }: Certification) =>
  isPerson({ taxClass }) && firstName && lastName ? { firstName, lastName } : null;

/** Line 1: as given, or the parts of a person's name in order. */
export const formatLegalName = ({
  legalName,
  firstName,
  middleName,
  lastName,
  suffix,
}: Certification): string => legalName ?? fullName([firstName, middleName, lastName, suffix]);

/** Line 1 and the signature of a person: both must be that person's name. */
function nameIssues(input: Certification): Issue[] {
  const issues: Issue[] = [];
  const person = toPerson(input);
  if (!person) return issues;
  const onLineOne = formatLegalName(input);
  const { max } = W9_LINES.legalName;
  // The other lines' rules check the length of a given name.
  if (!input.legalName && onLineOne.length > max)
    issues.push(['legalName', `Legal name must have at most ${max} characters.`]);
  if (!isNameFor(onLineOne, person))
    issues.push(['legalName', 'Legal name must be the first and last name, as on the tax return.']);
  if (input.signedName && !isNameFor(input.signedName, person))
    issues.push([
      'signedName',
      `Signature must be the name that is certified, ${person.firstName} ${person.lastName}.`,
    ]);
  return issues;
}

const earlierFormIssues = ({ earlierForm, changedOn }: Certification): Issue[] =>
  changedOn && earlierForm !== 'STATUS_CHANGED'
    ? [['changedOn', 'Date of the change is only for a tax status that changed.']]
    : [];

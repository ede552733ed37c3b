import { parseAmount, readCents } from 'rules/amounts';
import { requiredMessage } from 'rules/messages';
import { formatMoneyInput, toAmount } from 'rules/money';
import { ROLES_BY_RANK } from 'rules/roles';
import type { CompanyForm_company$data } from '../../__generated__/CompanyForm_company.graphql';
import type { UpdateCompanyInput } from '../../__generated__/useUpdateCompanyMutation.graphql';

const texts = [
  'legalName',
  'ein',
  'usdotNumber',
  'mcNumber',
  'operatingStatus',
  'operatingSince',
  'street',
  'city',
  'state',
  'zip',
  'phone',
  'email',
  'fleetAsOf',
  'reviewText',
  'reviewAuthor',
  'bankName',
  'bankRoutingNumber',
  'achCompanyId',
  'odfiRoutingNumber',
] as const;

type TextField = (typeof texts)[number];
const counts = {
  trucks: 'Trucks',
  drivers: 'Drivers',
  driverIdleMinutes: 'Idle time for drivers',
  officeIdleMinutes: 'Idle time for the office',
} as const;

type CountField = keyof typeof counts;

/** Counts that may be empty: then the public page leaves them out, as with zero. */
const FLEET: readonly CompanyField[] = ['trucks', 'drivers'];

const isCount = (field: CompanyField): field is CountField => field in counts;

/** The form's fields, all as text: services one per line, roles as words. */
export type CompanyField =
  | TextField
  | CountField
  | 'services'
  | 'secondFactorRoles'
  | 'secondPersonAbove'
  | 'payday';
export type CompanyValues = Readonly<Record<CompanyField, string>>;

type StoredCompany = Pick<CompanyForm_company$data, CompanyField>;

/** The stored values in the form's format. */
export function storedValues(company: StoredCompany): CompanyValues {
  const stored = Object.fromEntries(texts.map((field) => [field, company[field] ?? '']));
  return {
    ...(stored as Record<TextField, string>),
    ...(Object.fromEntries(
      (Object.keys(counts) as CountField[]).map((field) => [
        field,
        FLEET.includes(field) && company[field] === 0 ? '' : String(company[field]),
      ]),
    ) as Record<CountField, string>),
    services: company.services.join('\n'),
    secondPersonAbove:
      company.secondPersonAbove == null ? '' : formatMoneyInput(readCents(company.secondPersonAbove)),
    payday: company.payday ?? '',
    secondFactorRoles: ROLES_BY_RANK.filter((role) => company.secondFactorRoles.includes(role)).join(' '),
  };
}

/** The fields whose values differ from the stored ones, ignoring surrounding spaces. */
export function changedFields(stored: CompanyValues, values: CompanyValues): CompanyField[] {
  return (Object.keys(values) as CompanyField[]).filter(
    (field) => values[field].trim() !== stored[field].trim(),
  );
}

/** Errors by field that the server could not name, because the value would not be a number or a day. */
export function validateCompany(values: CompanyValues): Partial<Record<string, string>> {
  const errors: Partial<Record<string, string>> = {};
  for (const [field, label] of Object.entries(counts) as [CountField, string][]) {
    const text = values[field].trim();
    if (!/^\d+$/.test(text) && !(text === '' && FLEET.includes(field)))
      errors[field] = `${label} must be a whole number.`;
  }
  const limit = parseAmount(values.secondPersonAbove);
  if (values.secondPersonAbove.trim() !== '' && !limit.ok) errors.secondPersonAbove = limit.error;
  if (!values.operatingSince) errors.operatingSince = 'Operating since must be a date.';
  if (!values.fleetAsOf && FLEET.some((field) => values[field].trim()))
    errors.fleetAsOf = requiredMessage('Fleet as of');
  return errors;
}

/** The request's input: only changes. */
export function companyInput(changed: readonly CompanyField[], values: CompanyValues): UpdateCompanyInput {
  const input: Record<string, string | number | string[] | null> = {};
  for (const field of changed) {
    const text = values[field].trim();
    if (isCount(field)) input[field] = Number(text);
    else if (field === 'secondPersonAbove') input[field] = text === '' ? null : toAmount(readCents(text));
    else if (field === 'payday') input[field] = text || null;
    else if (field === 'services')
      input[field] = text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
    else if (field === 'secondFactorRoles') input[field] = text.split(' ').filter(Boolean);
    // An empty day is not sent: it stays unchanged.
    else if (field !== 'fleetAsOf' || text) input[field] = text;
  }
  return input;
}

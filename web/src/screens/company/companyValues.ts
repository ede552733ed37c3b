import { requiredMessage } from 'rules/messages';
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
] as const;

type TextField = (typeof texts)[number];
type CountField = 'trucks' | 'drivers';

/** The fields of the form, all as text; of the services each is on its own line. */
export type CompanyField = TextField | CountField | 'services';
export type CompanyValues = Readonly<Record<CompanyField, string>>;

type StoredCompany = Pick<CompanyForm_company$data, CompanyField>;

/** What is stored, as the form shows it. */
export function storedValues(company: StoredCompany): CompanyValues {
  const stored = Object.fromEntries(texts.map((field) => [field, company[field] ?? '']));
  return {
    ...(stored as Record<TextField, string>),
    trucks: String(company.trucks),
    drivers: String(company.drivers),
    services: company.services.join('\n'),
  };
}

/** The fields whose values differ from what is stored; spaces around a text do not count. */
export function changedFields(stored: CompanyValues, values: CompanyValues): CompanyField[] {
  return (Object.keys(values) as CompanyField[]).filter(
    (field) => values[field].trim() !== stored[field].trim(),
  );
}

/** Errors that the server could not name, because what is sent would not be a number or a day, by field. */
export function validateCompany(values: CompanyValues): Partial<Record<string, string>> {
  const errors: Partial<Record<string, string>> = {};
  if (!/^\d+$/.test(values.trucks.trim())) errors.trucks = 'Trucks must be a whole number.';
  if (!/^\d+$/.test(values.drivers.trim())) errors.drivers = 'Drivers must be a whole number.';
  if (!values.operatingSince) errors.operatingSince = 'Operating since must be a day.';
  if (!values.fleetAsOf) errors.fleetAsOf = requiredMessage('The day of the fleet');
  return errors;
}

/** What is sent: only what was changed. */
export function companyInput(changed: readonly CompanyField[], values: CompanyValues): UpdateCompanyInput {
  const input: Record<string, string | number | string[]> = {};
  for (const field of changed) {
    const text = values[field].trim();
    if (field === 'trucks' || field === 'drivers') input[field] = Number(text);
    else if (field === 'services')
      input[field] = text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
    else input[field] = text;
  }
  return input;
}

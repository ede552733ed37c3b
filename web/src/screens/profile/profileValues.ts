import { readCents } from 'rules/amounts';
import { toDecimal } from 'rules/money';
import { findNameIssue } from 'rules/plainText';
import type { UpdateProfileInput } from '../../__generated__/useUpdateProfileMutation.graphql';

export const addressParts = ['street', 'city', 'state', 'zip', 'country'] as const;
export type AddressPart = (typeof addressParts)[number];

/** The fields of the form as text, named like the server's issues: 'address.zip'. */
export type ProfileField = 'firstName' | 'lastName' | 'phone' | 'dailyRate' | `address.${AddressPart}`;
export type ProfileValues = Readonly<Record<ProfileField, string>>;

type StoredProfile = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null | undefined;
  readonly dailyRate: string | number | null | undefined;
  readonly address: Readonly<Record<AddressPart, string>>;
};

/** The stored values in the form's format; missing ones are empty. */
export function storedValues({
  firstName,
  lastName,
  phone,
  dailyRate,
  address,
}: StoredProfile): ProfileValues {
  return {
    firstName,
    lastName,
    phone: phone ?? '',
    dailyRate: dailyRate === null || dailyRate === undefined ? '' : toDecimal(readCents(dailyRate)),
    'address.street': address.street,
    'address.city': address.city,
    'address.state': address.state,
    'address.zip': address.zip,
    'address.country': address.country,
  };
}

/** The fields whose values differ from the stored ones, ignoring surrounding spaces. */
export function changedFields(stored: ProfileValues, values: ProfileValues): ProfileField[] {
  return (Object.keys(values) as ProfileField[]).filter(
    (field) => values[field].trim() !== stored[field].trim(),
  );
}

/** The request's input: only changes, a decimal number or null for the rate, null for an emptied field. */
export function profileInput(changed: readonly ProfileField[], values: ProfileValues): UpdateProfileInput {
  const text = (field: ProfileField) => values[field].trim() || null;
  const input: UpdateProfileInput = {};
  if (changed.includes('firstName')) input.firstName = values.firstName.trim();
  if (changed.includes('lastName')) input.lastName = values.lastName.trim();
  if (changed.includes('phone')) input.phone = text('phone');
  if (changed.includes('dailyRate')) input.dailyRate = values.dailyRate ? Number(values.dailyRate) : null;
  const parts = addressParts.filter((part) => changed.includes(`address.${part}`));
  if (parts.length > 0)
    input.address = Object.fromEntries(parts.map((part) => [part, text(`address.${part}`)]));
  return input;
}

/** The missing fields before the request is sent. */
export function validateProfile(values: ProfileValues): Partial<Record<string, string>> {
  const errors: Partial<Record<string, string>> = {};
  const found = {
    firstName: findNameIssue('First name', values.firstName),
    lastName: findNameIssue('Last name', values.lastName),
  };
  for (const [field, issue] of Object.entries(found)) if (issue) errors[field] = issue;
  return errors;
}

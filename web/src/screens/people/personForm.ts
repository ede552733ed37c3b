import { requiredMessage } from 'rules/messages';
import { findNewPasswordIssue } from 'rules/password';
import { findNameIssue } from 'rules/plainText';
import type { FieldErrors } from '../../kit/relay/useDialogForm';

/** The dialogs' fields; the password only when someone is added. */
export type PersonValues = { firstName: string; lastName: string; email: string };
export type FirstPassword = 'invitation' | 'password';
/** Who chooses the first password, and the role if the person has one. */
export type NewPersonValues = PersonValues &
  StartValues & { firstPassword: string; password: string; role: string };
/** The optional parts of an invitation: contact data and the first day of work. */
export type StartValues = { phone: string; startsOn: string };

/** The part of an invitation's input. */
export const startInput = ({ phone, startsOn }: StartValues) => ({
  phone: phone.trim() || null,
  startsOn: startsOn || null,
});

/** The initial values of the dialogs for new people. */
export const newPersonValues: NewPersonValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  startsOn: '',
  firstPassword: 'password' satisfies FirstPassword,
  password: '',
  role: '',
};

const required = (label: string) => (value: string) => (value.trim() ? null : requiredMessage(label));

const ISSUES: Record<string, (value: string) => string | null> = {
  firstName: (value) => findNameIssue('First name', value),
  lastName: (value) => findNameIssue('Last name', value),
  email: required('Email'),
  password: required('Password'),
};

/** Missing and invalid names, in the server's own words. */
export function missing(values: PersonValues & { password?: string }): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, value] of Object.entries(values)) {
    const issue = ISSUES[field]?.(value);
    if (issue) errors[field] = issue;
  }
  return errors;
}

/** A missing or weak password. */
export function findNewPersonIssues(all: NewPersonValues): FieldErrors {
  const { firstPassword, password, firstName, lastName, email } = all;
  const person = { firstName, lastName, email };
  if (firstPassword === 'invitation') return missing(person);
  const values = { ...person, password };
  const errors = missing(values);
  const weak = findNewPasswordIssue(values.password, values.password);
  if (values.password && weak) errors.password = weak;
  return errors;
}

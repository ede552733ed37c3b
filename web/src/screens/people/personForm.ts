import { findNewPasswordIssue } from 'rules/password';
import type { FieldErrors } from '../../kit/relay/useDialogForm';

/** What the dialogs ask for; the password only when somebody is added. */
export type PersonValues = { firstName: string; lastName: string; email: string };
export type NewPersonValues = PersonValues & { password: string };

const required: Record<string, string> = {
  firstName: 'First name is required.',
  lastName: 'Last name is required.',
  email: 'E-mail is required.',
  password: 'Password is required.',
};

/** What is missing, in the server's own words. */
export function missing(values: PersonValues & { password?: string }): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, value] of Object.entries(values)) if (!value.trim()) errors[field] = required[field];
  return errors;
}

/** What is missing or weak. */
export function newPersonFaults(values: NewPersonValues): FieldErrors {
  const errors = missing(values);
  const weak = findNewPasswordIssue(values.password, values.password);
  if (values.password && weak) errors.password = weak;
  return errors;
}

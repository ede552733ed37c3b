import { findNewPasswordIssue } from 'rules/password';
import type { Faults } from '../../kit/relay/useDialogForm';

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
export function missing(values: PersonValues & { password?: string }): Faults {
  const faults: Faults = {};
  for (const [field, value] of Object.entries(values)) if (!value.trim()) faults[field] = required[field];
  return faults;
}

/** What is missing or weak. */
export function newPersonFaults(values: NewPersonValues): Faults {
  const faults = missing(values);
  const weak = findNewPasswordIssue(values.password, values.password);
  if (values.password && weak) faults.password = weak;
  return faults;
}

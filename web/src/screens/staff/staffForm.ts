import type { Faults } from '../../kit/relay/useDialogForm';
import { passwordFault } from '../identity/passwordRules';

/** What the dialogs ask for; the password only when somebody is added. */
export type StaffValues = { firstName: string; lastName: string; email: string };
export type NewStaffValues = StaffValues & { password: string };

const required: Record<string, string> = {
  firstName: 'First name is required.',
  lastName: 'Last name is required.',
  email: 'E-mail is required.',
  password: 'Password is required.',
};

/** What is missing, in the server's own words. */
export function missing(values: StaffValues & { password?: string }): Faults {
  const faults: Faults = {};
  for (const [field, value] of Object.entries(values)) if (!value.trim()) faults[field] = required[field];
  return faults;
}

/** What is missing or weak. */
export function newStaffFaults(values: NewStaffValues): Faults {
  const faults = missing(values);
  const weak = passwordFault(values.password, values.password);
  if (values.password && weak) faults.password = weak;
  return faults;
}

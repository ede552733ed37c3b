/** What the dialogs ask for; the password only when a contractor is added. */
export type ContractorValues = { firstName: string; lastName: string; email: string };

/** Messages by field name. */
export type Faults = Partial<Record<string, string>>;

const required: Record<string, string> = {
  firstName: 'First name is required.',
  lastName: 'Last name is required.',
  email: 'E-mail is required.',
  password: 'Password is required.',
};

/** What is missing, in the server's own words. */
export function missing(values: ContractorValues & { password?: string }): Faults {
  const faults: Faults = {};
  for (const [field, value] of Object.entries(values)) if (!value.trim()) faults[field] = required[field];
  return faults;
}

/** The texts of the faults, in the order of the fields. */
export function listed(faults: Faults): string[] {
  return Object.values(faults).filter((text) => text !== undefined);
}

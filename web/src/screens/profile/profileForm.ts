import type { ProfileValues } from './profileValues';

/** Shared by the cards of the form. */
export type ProfileForm = {
  readonly values: ProfileValues;
  /** Messages by field name. */
  readonly errors: Partial<Record<string, string>>;
  readonly readOnly: boolean;
  readonly onType: (next: Partial<ProfileValues>) => void;
};

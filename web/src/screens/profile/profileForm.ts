import type { ProfileValues } from './profileValues';

/** What the cards of the form share. */
export type ProfileForm = {
  readonly values: ProfileValues;
  /** Sentences by field name. */
  readonly errors: Partial<Record<string, string>>;
  readonly readOnly: boolean;
  readonly onType: (next: Partial<ProfileValues>) => void;
};

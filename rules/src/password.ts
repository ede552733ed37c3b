/** The requirements for a password, wherever one is chosen. Characters are counted as people do, after NFC. */

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** One requirement: `message` is for a password that does not meet it. */
interface Demand {
  readonly message: string;
  readonly isMet: (composed: string) => boolean;
}

const countCharacters = (text: string): number => [...text].length;

const LONG_ENOUGH: Demand = {
  message: `Password must have at least ${MIN_PASSWORD_LENGTH} characters.`,
  isMet: (password) => countCharacters(password) >= MIN_PASSWORD_LENGTH,
};
const SHORT_ENOUGH: Demand = {
  message: `Password must have at most ${MAX_PASSWORD_LENGTH} characters.`,
  isMet: (password) => countCharacters(password) <= MAX_PASSWORD_LENGTH,
};
const UPPERCASE: Demand = {
  message: 'Password must contain an uppercase letter.',
  isMet: (password) => /\p{Lu}/u.test(password),
};
const LOWERCASE: Demand = {
  message: 'Password must contain a lowercase letter.',
  isMet: (password) => /\p{Ll}/u.test(password),
};
const DIGIT: Demand = {
  message: 'Password must contain a digit.',
  isMet: (password) => /[0-9]/.test(password),
};
const SPECIAL: Demand = {
  message: 'Password must contain a special character.',
  // Printable ASCII other than letters, digits and the space.
  isMet: (password) => /[!-/:-@[-`{-~]/.test(password),
};

const DEMANDS = [LONG_ENOUGH, SHORT_ENOUGH, UPPERCASE, LOWERCASE, DIGIT, SPECIAL];

/** One message for each requirement the password does not meet; empty for a valid one. */
export function findPasswordIssues(password: string): string[] {
  const composed = password.normalize('NFC');
  return DEMANDS.filter(({ isMet }) => !isMet(composed)).map(({ message }) => message);
}

/** A line of the list shown while someone types. */
export interface PasswordRule {
  readonly label: string;
  readonly isMet: (password: string) => boolean;
}

const rule = (label: string, ...demands: Demand[]): PasswordRule => ({
  label,
  isMet: (password) => {
    const composed = password.normalize('NFC');
    return demands.every(({ isMet }) => isMet(composed));
  },
});

export const passwordRules: readonly PasswordRule[] = /* @__PURE__ */ [
  rule(
    `At least ${MIN_PASSWORD_LENGTH} characters, at most ${MAX_PASSWORD_LENGTH}`,
    LONG_ENOUGH,
    SHORT_ENOUGH,
  ),
  rule('At least one special character, such as ! @ # $ %', SPECIAL),
  rule('Both lowercase and uppercase letters', LOWERCASE, UPPERCASE),
  rule('At least one digit', DIGIT),
];

/** The first error of a new password and its confirmation, in the order of the form; null if there is none. */
export function findNewPasswordIssue(password: string, confirmation: string): string | null {
  if (!password) return 'New password is required';
  if (password !== confirmation) return 'Passwords do not match';
  if (findPasswordIssues(password).length > 0)
    return 'Password does not meet requirements. Please check the requirements below.';
  return null;
}

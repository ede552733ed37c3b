/** One of the four demands on a password, in words and as a check. */
export type PasswordRule = { readonly label: string; readonly isMet: (password: string) => boolean };

/** The server's own rules, shown while typing; the server has the last word. */
export const passwordRules: readonly PasswordRule[] = [
  {
    label: 'At least 8 characters, at most 128',
    isMet: (password) => password.length >= 8 && password.length <= 128,
  },
  {
    label: 'At least one special character, such as ! @ # $ %',
    // Printable ASCII that is neither letter, digit nor space.
    isMet: (password) => /[!-/:-@[-`{-~]/.test(password),
  },
  {
    label: 'Both lowercase and uppercase letters',
    isMet: (password) => /[a-z]/.test(password) && /[A-Z]/.test(password),
  },
  { label: 'At least one digit', isMet: (password) => /[0-9]/.test(password) },
];

/** What is wrong with a new password and its confirmation, in the order a person meets it; null when nothing is. */
export function passwordFault(password: string, confirmation: string): string | null {
  if (!password) return 'New password is required';
  if (password !== confirmation) return 'Passwords do not match';
  if (!passwordRules.every((rule) => rule.isMet(password)))
    return 'Password does not meet requirements. Please check the requirements below.';
  return null;
}

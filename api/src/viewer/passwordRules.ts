/** What a password must be, wherever one comes in. Pure: the same sentences go to every door. */

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** Printable ASCII that is neither letter, digit nor space. */
const SPECIAL = /[!-/:-@[-`{-~]/;

const RULES: readonly { holds: (password: string) => boolean; sentence: string }[] = [
  {
    holds: (password) => [...password].length >= MIN_PASSWORD_LENGTH,
    sentence: `Password must have at least ${MIN_PASSWORD_LENGTH} characters.`,
  },
  {
    holds: (password) => [...password].length <= MAX_PASSWORD_LENGTH,
    sentence: `Password must have at most ${MAX_PASSWORD_LENGTH} characters.`,
  },
  { holds: (password) => /\p{Lu}/u.test(password), sentence: 'Password must contain an uppercase letter.' },
  { holds: (password) => /\p{Ll}/u.test(password), sentence: 'Password must contain a lowercase letter.' },
  { holds: (password) => /[0-9]/.test(password), sentence: 'Password must contain a digit.' },
  { holds: (password) => SPECIAL.test(password), sentence: 'Password must contain a special character.' },
];

/** One sentence for each rule that the password breaks; none for a good one. Characters are counted after NFC. */
export function passwordFaults(password: string): string[] {
  const composed = password.normalize('NFC');
  return RULES.filter(({ holds }) => !holds(composed)).map(({ sentence }) => sentence);
}

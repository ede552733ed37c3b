/**
 * Passwords that guessers try first: a common word with digits and symbols around it. Pure.
 *
 * A password is refused if what is left of it *equals* such a word: in lowercase, without accents, with 0 1 3 4 5 @ $ !
 * read as the letters they imitate, and without digits and symbols at both ends. Containing a word is allowed.
 *   - 1 and ! are read as i and as l. A symbol can also stand for itself, because lists have words such as 'p@ssw0rd'.
 *   - A symbol at an end may be part of the word ('$ummer2026') or not ('Password1!'), so each remainder is compared.
 */
import { commonPasswords } from 'rules/commonPasswords';
import { foldToAscii } from 'rules/latinLetters';

/** The password's owner and their company. */
export interface PasswordOwner {
  firstName: string;
  lastName: string;
  email: string;
  /** Omitted as long as the company has no name. */
  companyName?: string;
}

const READINGS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'il',
};
const LETTER = /\p{L}/u;

const PORTAL = ['carrier', 'portal', 'carrier portal'];
const SEASONS = 'spring summer autumn fall winter'.split(' ');
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** In lowercase and without accents: some people type é as e, others as é. */
const plain = (text: string): string => foldToAscii(text).toLowerCase();

/** The same for all words that a text can be read as. */
const keyOf = (text: string): string =>
  [...text].map((sign) => (READINGS[sign] ?? sign).charAt(0).replace('l', 'i')).join('');

/** Whether the text can be read as the word, character by character. */
function readsAs(text: string, word: string): boolean {
  const letters = [...word];
  const signs = [...text];
  return (
    signs.length === letters.length &&
    signs.every((sign, at) => sign === letters[at] || READINGS[sign]?.includes(letters[at]!))
  );
}

/** Creates a test whether a text can be read as one of the words. */
function vocabulary(words: readonly string[]): (text: string) => boolean {
  const byKey = new Map<string, string[]>();
  for (const word of words.filter(Boolean)) byKey.set(keyOf(word), [...(byKey.get(keyOf(word)) ?? []), word]);
  const longest = Math.max(0, ...words.map((word) => word.length));
  return (text) =>
    text.length <= longest && (byKey.get(keyOf(text))?.some((word) => readsAs(text, word)) ?? false);
}

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** How people write a name of several words in a password: unchanged, as one word, or joined by a symbol. */
function spellings(name: string): string[] {
  const text = plain(name).trim();
  const bare = text.replaceAll("'", '');
  return [text, bare, ...['', ' ', '-', '_', '.'].map((sign) => wordsIn(bare).join(sign))];
}

/** The same for each of its words: "O'Neil-Smith" gives O'Neil, ONeil, Neil and Smith. */
const spellingsAndWords = (name: string): string[] => [
  ...spellings(name),
  ...name.split(/[\s-]+/).flatMap(spellings),
  ...wordsIn(plain(name)),
];

const isSeason = vocabulary(SEASONS);
const isMonth = vocabulary(MONTHS);
const isPortal = vocabulary(PORTAL.flatMap(spellings));

let isCommonWord: ((text: string) => boolean) | undefined;
/** The list is loaded when the first password is chosen, because most processes never need it. */
function isCommon(text: string): boolean {
  isCommonWord ??= vocabulary(commonPasswords());
  return isCommonWord(text);
}

/** The password in three parts: up to the first letter, up to the last one, and the rest. */
function partsOf(password: string): [before: string[], middle: string[], after: string[]] {
  const signs = [...plain(password)];
  const first = signs.findIndex((sign) => LETTER.test(sign));
  if (first < 0) return [signs, [], []];
  const last = signs.findLastIndex((sign) => LETTER.test(sign));
  return [signs.slice(0, first), signs.slice(first, last + 1), signs.slice(last + 1)];
}

/** How many characters from the start may be letters. */
function likeLetters(signs: readonly string[]): number {
  const other = signs.findIndex((sign) => !(sign in READINGS));
  return other < 0 ? signs.length : other;
}

/** Every part of the password that may be the word. */
function restsOf(password: string): string[] {
  const [before, middle, after] = partsOf(password);
  const [most, farthest] = [likeLetters(before.toReversed()), likeLetters(after)];
  const rests: string[] = [];
  for (let ahead = 0; ahead <= most; ahead += 1)
    for (let behind = 0; behind <= farthest; behind += 1)
      rests.push([...before.slice(before.length - ahead), ...middle, ...after.slice(0, behind)].join(''));
  return rests;
}

const sentence = (what: string) =>
  `Password must not be ${what} with digits or symbols around it. Use several words, or a word no one would guess.`;

/** The message for a password that is easy to guess; null for any other. */
export function guessableIssue(password: string, owner: PasswordOwner): string | null {
  const { firstName, lastName, email, companyName = '' } = owner;
  const rests = restsOf(password);
  const anyIs = (isWord: (text: string) => boolean) => rests.some(isWord);
  if (anyIs(vocabulary([firstName, lastName].flatMap(spellingsAndWords))))
    return sentence('the person’s name');
  if (anyIs(vocabulary(spellings(email.split('@')[0] ?? ''))))
    return sentence('the first part of the email address');
  if (anyIs(vocabulary(spellingsAndWords(companyName))))
    return sentence('the company’s name or a word of it');
  if (anyIs(isPortal)) return sentence('the portal’s name or a word of it');
  if (anyIs(isSeason)) return sentence('a season');
  if (anyIs(isMonth)) return sentence('a month');
  if (anyIs(isCommon)) return sentence('a common password');
  return null;
}

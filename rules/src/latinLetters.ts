/**
 * Folds texts to ASCII: for banks, the IRS, file names, comparisons of names and searches. The database folds people's
 * names in the same way (`fold_name` in the migrations).
 */

/** Letters and signs that are not another letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T' },
  ...{ ı: 'i', ĸ: 'k', ŋ: 'n', Ŋ: 'N', ə: 'e', Ə: 'E', ɓ: 'b', Ɓ: 'B', ɗ: 'd', Ɗ: 'D', ƙ: 'k', Ƙ: 'K' },
  ...{ þ: 'th', Þ: 'Th', ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe' },
  ...{ '‘': "'", '’': "'", '‛': "'", '′': "'", ʹ: "'", ʻ: "'", ʼ: "'", ʽ: "'" },
  ...{ '“': '"', '”': '"', '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '−': '-' },
};

const NO_ASCII = /[^\x20-\x7e]/gu;
/** Accents as separate combining characters. */
const MARKS = /[\u0300-\u036f]/g;

/** 'Zoë Łukasik’s' becomes "Zoe Lukasik's"; a character without an ASCII letter stays unchanged. */
export const foldToAscii = (text: string): string =>
  text
    .replace(/[`´]/g, "'")
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(NO_ASCII, (letter) => LETTERS[letter] ?? letter);

/** The same without characters that have no ASCII letter, in single spaces. */
export const keepAscii = (text: string): string =>
  foldToAscii(text).replace(NO_ASCII, ' ').replace(/ {2,}/g, ' ').trim();

/** Whether the text can be written in ASCII without losing a letter. */
export const isInLatinLetters = (text: string): boolean =>
  keepAscii(text) !== '' && !/[^\P{L}A-Za-z]/u.test(foldToAscii(text));

export const latinLettersMessage = (label: string): string => `${label} must be in Latin letters, A to Z.`;

/** The words of a name for comparisons, ignoring case, accents and punctuation. */
export const nameWords = (name: string): string[] =>
  foldToAscii(name)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Equal for names that people read as the same. */
export const foldedName = (name: string): string => nameWords(name).join(' ');

/** The form in which the database stores names for searches, and in which typed text is looked up. */
export const foldForSearch = (text: string): string => foldToAscii(text).replaceAll("'", '');

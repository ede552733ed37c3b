/**
 * Texts in the letters that every machine knows: ASCII. The one folding for banks, the IRS, file names, comparisons of
 * names and searches. The database folds the names of people in the same way (`fold_name` in the migrations).
 */

/** Letters and signs that are no other letter with a mark on it. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T' },
  ...{ ı: 'i', ĸ: 'k', ŋ: 'n', Ŋ: 'N', ə: 'e', Ə: 'E', ɓ: 'b', Ɓ: 'B', ɗ: 'd', Ɗ: 'D', ƙ: 'k', Ƙ: 'K' },
  ...{ þ: 'th', Þ: 'Th', ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe' },
  ...{ '‘': "'", '’': "'", '‛': "'", '′': "'", ʹ: "'", ʻ: "'", ʼ: "'", ʽ: "'" },
  ...{ '“': '"', '”': '"', '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '−': '-' },
};

const NO_ASCII = /[^\x20-\x7e]/gu;
/** Accents, as they are written apart from their letters. */
const MARKS = /[\u0300-\u036f]/g;

/** 'Zoë Łukasik’s' is "Zoe Lukasik's"; what no letter of ASCII stands for stays unchanged. */
export const foldToAscii = (text: string): string =>
  text
    .replace(/[`´]/g, "'")
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(NO_ASCII, (letter) => LETTERS[letter] ?? letter);

/** The same without what no letter of ASCII stands for, in single spaces. */
export const keepAscii = (text: string): string =>
  foldToAscii(text).replace(NO_ASCII, ' ').replace(/ {2,}/g, ' ').trim();

/** Whether something can be read of it in ASCII, and no letter is lost. */
export const isInLatinLetters = (text: string): boolean =>
  keepAscii(text) !== '' && !/[^\P{L}A-Za-z]/u.test(foldToAscii(text));

export const latinLettersMessage = (label: string): string => `${label} must be in Latin letters, A to Z.`;

/** The words of a name for comparisons: without regard to case, accents and punctuation. */
export const nameWords = (name: string): string[] =>
  foldToAscii(name)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** The same for names that people read as the same. */
export const foldedName = (name: string): string => nameWords(name).join(' ');

/** As the database keeps names to be searched, and as what is typed is searched for in them. */
export const foldForSearch = (text: string): string => foldToAscii(text).replaceAll("'", '');

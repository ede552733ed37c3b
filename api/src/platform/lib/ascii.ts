/** Names in the letters that every machine knows. */

/** Letters that are no other letter with a mark on it. */
const LETTERS: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ı: 'i',
  '‘': "'",
  '’': "'",
  ʻ: "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};

/** 'Zoë Łukasik' is 'Zoe Lukasik'; what no letter of ASCII stands for stays unchanged. */
export const foldToAscii = (text: string): string =>
  text
    .replace(/[^\x20-\x7e]/gu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');

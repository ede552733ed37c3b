/** What of a payee's own is missing, as the board names it: a word each. */
export type Lack = 'Form W-9' | 'Payment' | 'Work relation';

// The server's sentences begin with what is missing.
const WORDS: readonly (readonly [what: RegExp, word: Lack])[] = [
  [/^(TIN|Legal name|Street|City|Signature)\b/, 'Form W-9'],
  [/^Payroll #/, 'Payment'],
  [/^Work relation\b/, 'Work relation'],
];

/** What a banner, a mark or a button of the row says already. */
const SAID_ELSEWHERE = /^(Payer|EIN|The reporting threshold|Another person|What was submitted)\b/;

/** What a payee lacks, each word once; a sentence with no word stays as it is. */
export const readLacks = (missing: readonly string[]): readonly (Lack | (string & {}))[] => [
  ...new Set(
    missing
      .filter((text) => !SAID_ELSEWHERE.test(text))
      .map((text) => WORDS.find(([what]) => what.test(text))?.[1] ?? text),
  ),
];

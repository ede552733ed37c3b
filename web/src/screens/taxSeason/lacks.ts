/** The missing parts of a payee's own data, as the board names them: a word each. */
export type Lack = 'Form W-9' | 'Payment' | 'Work relation';

// The server's messages begin with the missing part.
const WORDS: readonly (readonly [what: RegExp, word: Lack])[] = [
  [/^(TIN|Legal name|Street|City|Signature)\b/, 'Form W-9'],
  [/^Payroll #/, 'Payment'],
  [/^Work relation\b/, 'Work relation'],
];

/** Already shown by a banner, a mark or a button of the row. */
const SAID_ELSEWHERE = /^(Payer|EIN|The reporting threshold|Another person|What was submitted)\b/;

/** What a payee lacks, each word once; a message without a word stays unchanged. */
export const readLacks = (missing: readonly string[]): readonly (Lack | (string & {}))[] => [
  ...new Set(
    missing
      .filter((text) => !SAID_ELSEWHERE.test(text))
      .map((text) => WORDS.find(([what]) => what.test(text))?.[1] ?? text),
  ),
];

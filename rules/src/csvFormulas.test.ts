import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMULA } from './csvFormulas.ts';

const SIGNS = [...'=+-@＝＋－＠'];
/** Blanks and zero-width characters. */
const UNSEEN = [' ', '\u00a0', '\u3000', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff'];

test.each(['-2+3', '\tx', '\rx', '\nx', '-12.00 =A1', '-', '-1.2.3'])('%j is a formula', (text) =>
  expect(FORMULA.test(text)).toBe(true),
);

test('a sign counts after any number of visible or invisible blanks', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...UNSEEN)),
      fc.constantFrom(...SIGNS),
      fc.string(),
      (unseen, sign, rest) => {
        fc.pre(sign !== '-' || unseen.length > 0);
        expect(FORMULA.test(unseen.join('') + sign + rest)).toBe(true);
      },
    ),
  );
});

test.each(['-12', '-12.00', '12.00', '2026-11-16', 'a=b', '00123', '', ' x', "'=1"])(
  '%j is not a formula',
  (text) => expect(FORMULA.test(text)).toBe(false),
);

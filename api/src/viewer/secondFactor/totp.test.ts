import { expect, it, test } from 'vitest';
import { findStep, toBase32, totpAddress, totpCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

// RFC 6238, appendix B, the last six of its eight digits.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('%d seconds: %s', (seconds, code) => expect(totpCode(secret, at(seconds))).toBe(code));

it('takes a code half a minute early and late, and none twice', () => {
  const now = at(1_200_000_000);
  const step = 40_000_000;
  const codes = [-60, -30, 0, 30, 60].map((seconds) => totpCode(secret, at(1_200_000_000 + seconds)));
  const steps = (lastStep: number) => codes.map((code) => findStep(secret, code, now, lastStep));
  expect(steps(0)).toEqual([null, step - 1, step, step + 1, null]);
  expect(steps(step)).toEqual([null, null, null, step + 1, null]);
});

it('is shown to an app with its account', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(totpAddress(secret, 'Keystone & Co', 'dana@example.com')).toBe(
    'otpauth://totp/Keystone%20%26%20Co:dana%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Keystone+%26+Co',
  );
});

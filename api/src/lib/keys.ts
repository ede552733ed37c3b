/** Keys for single purposes, all derived from the two secrets of the settings, so that none serves two ends. */
import { createHmac, hkdfSync } from 'node:crypto';

export interface Keys {
  /** Signs session tokens. */
  session: Buffer;
  /** Keys the hash over a password before bcrypt sees it. */
  passwordPepper: Buffer;
  /** Keys the hash that stands for an e-mail address in the sign-in limits. */
  signInLimit: Buffer;
  /** Keys the digests and seals of the audit log. */
  audit: Buffer;
  /** Encrypts taxpayer numbers. */
  taxNumber: Buffer;
  /** Keys the hash that finds equal taxpayer numbers. */
  taxNumberIndex: Buffer;
}

const derive = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `carrier-portal/${purpose}`, 32));

export const deriveKeys = (secrets: { jwtSecret: Buffer; dataKey: Buffer }): Keys => ({
  session: derive(secrets.jwtSecret, 'session'),
  passwordPepper: derive(secrets.dataKey, 'password'),
  signInLimit: derive(secrets.dataKey, 'sign-in-limit'),
  audit: derive(secrets.dataKey, 'audit'),
  taxNumber: derive(secrets.dataKey, 'tax-number'),
  taxNumberIndex: derive(secrets.dataKey, 'tax-number-index'),
});

/** The keyed hash of a text, 64 hexadecimal digits. */
export const keyedHash = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

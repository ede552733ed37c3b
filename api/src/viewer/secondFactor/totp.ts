/** Codes of authenticator apps (RFC 6238): six digits that change every half minute. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** How many steps the phone's clock may be off. */
const DRIFT = 1;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** Base32 without padding, as apps expect it. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

const toStep = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The code that an app shows. */
export const totpCode = (secret: Buffer, now: Date): string => codeAt(secret, toStep(now));

/** The time step of a code that is valid now and later than the last accepted one; null if there is none. */
export function findStep(secret: Buffer, code: string, now: Date, lastStep: number): number | null {
  const current = toStep(now);
  for (let step = current - DRIFT; step <= current + DRIFT; step++)
    if (step > lastStep && timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code))) return step;
  return null;
}

/** Whether a text can be such a code. */
export const isTotpCode = (text: string): boolean => /^\d{6}$/.test(text);

/** The content of the QR code, which names the account in the app. */
export function totpAddress(secret: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: toBase32(secret), issuer })}`;
}

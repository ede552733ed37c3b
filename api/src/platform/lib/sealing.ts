/**
 * AES-256-GCM with a separate nonce each time. A value copied to another place or changed by one bit does not decrypt.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
/** Explicit, because shorter tags would be accepted too. */
const TAG_BYTES = 16;

/** Nonce, tag and ciphertext in base64. It decrypts only with the same `place`. */
export function seal(key: Buffer, place: string, content: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The decrypted content; null if the key is wrong or anything was changed or moved. */
export function unseal(key: Buffer, place: string, text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64');
  const [nonce, tag, sealed] = [
    bytes.subarray(0, NONCE_BYTES),
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    bytes.subarray(NONCE_BYTES + TAG_BYTES),
  ];
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(place));
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]);
  } catch {
    return null;
  }
}

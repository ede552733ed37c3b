/** AES-256-GCM with a nonce of its own each time. What was copied to another place, or altered in one bit, does not open. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
/** Said aloud, because shorter ones would be taken as well. */
const TAG_BYTES = 16;

/** Nonce, tag and cipher text in base64. It opens only with the same `place`. */
export function seal(key: Buffer, place: string, content: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** What was sealed; null where the key is another one, or anything was altered or moved. */
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

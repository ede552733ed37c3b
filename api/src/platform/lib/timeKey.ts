/**
 * Keys that grow with time (UUID version 7), for rows whose key must be known before they are written. A counter orders
 * keys that one process creates in the same millisecond.
 */
import { randomBytes } from 'node:crypto';

let lastMillisecond = -1;
let counter = 0;

/** A new key for a row created at this instant. */
export function newTimeKey(instant: Date): string {
  const millisecond = instant.getTime();
  // The counter has twelve bits; if it overflows, only the order within the millisecond is lost.
  counter = millisecond === lastMillisecond ? (counter + 1) & 0xfff : 0;
  lastMillisecond = millisecond;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(millisecond, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

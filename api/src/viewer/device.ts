/**
 * A browser in which someone has signed in before. It keeps a mark for each of them, in a cookie of its own that
 * outlives the session: someone who guesses elsewhere neither uses up its tries nor stands in its line (OWASP, device
 * cookies). A mark proves nothing else, and lets no one in.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Device } from '../operation/context.ts';

const BYTES = 16;
/** People who share a browser. */
const MOST_MARKS = 5;
const FORM = /^[\w-]{22}(\.[\w-]{22})+$/;

const markOf = (key: Buffer, id: string, userId: string): string =>
  createHmac('sha256', key).update(`${id} ${userId}`).digest().toString('base64url', 0, BYTES);

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const parse = (value: string | null): { id: string; marks: string[] } | null => {
  if (!value || !FORM.test(value)) return null;
  const [id, ...marks] = value.split('.');
  return { id: id!, marks: marks.slice(0, MOST_MARKS) };
};

/** The device of a cookie; null for none, and for what is no such cookie. */
export function readDevice(key: Buffer, value: string | null): Device | null {
  const parsed = parse(value);
  if (!parsed) return null;
  const { id, marks } = parsed;
  return { id, knows: (userId) => marks.some((mark) => isEqual(mark, markOf(key, id, userId))) };
}

/** The cookie of a device in which this person has signed in as well. */
export function withMark(key: Buffer, value: string | null, userId: string): string {
  const { id, marks } = parse(value) ?? { id: randomBytes(BYTES).toString('base64url'), marks: [] };
  return [id, markOf(key, id, userId), ...marks].slice(0, 1 + MOST_MARKS).join('.');
}

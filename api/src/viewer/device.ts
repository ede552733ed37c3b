/**
 * A browser in which someone has signed in before. A separate cookie, which outlives the session, has a mark for each
 * of these people. So someone guessing elsewhere neither uses up its attempts nor blocks its queue (OWASP, device
 * cookies). A mark proves nothing else and gives no access.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Device } from '../operation/context.ts';

const BYTES = 16;
/** The most people who can share a browser, and the mark of the portal itself. */
const MOST_MARKS = 6;
/** Whose mark says that the portal gave out the cookie. */
const PORTAL = '';
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

/** The device in a cookie; null if there is none or it is malformed. */
export function readDevice(key: Buffer, value: string | null): Device | null {
  const parsed = parse(value);
  if (!parsed) return null;
  const { id, marks } = parsed;
  const knows = (userId: string) => marks.some((mark) => isEqual(mark, markOf(key, id, userId)));
  return { id, isGenuine: knows(PORTAL), knows };
}

/** The device's cookie, with a mark for this person added. */
export function withMark(key: Buffer, value: string | null, userId: string): string {
  const { id, marks } = parse(value) ?? { id: randomBytes(BYTES).toString('base64url'), marks: [] };
  const newest = [markOf(key, id, PORTAL), markOf(key, id, userId)];
  return [id, ...new Set([...newest, ...marks])].slice(0, 1 + MOST_MARKS).join('.');
}

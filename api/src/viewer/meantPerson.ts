/**
 * The person whom a page's request is for, if it says so. Something left on a shared phone may be sent later, and must
 * never be accepted for someone else who has signed in since.
 */
import { encodeId } from 'rules/ids';
import type { ReadHeader } from './sessionCookie.ts';

/** Whether the request is for this user. A request that names no one is for the signed-in user. */
export function isMeant(header: ReadHeader, userId: string): boolean {
  const person = header('x-portal-person');
  return !person || person === encodeId('User', userId);
}

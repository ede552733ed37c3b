/**
 * Whom a request of the portal is for, where its page says so: what someone has left on a shared phone goes out later,
 * and is never accepted for someone who has signed in there since.
 */
import { encodeId } from 'rules/ids';
import type { ReadHeader } from './sessionCookie.ts';

/** Whether the request is for this user; one that names no one is for the signed-in user. */
export function isMeant(header: ReadHeader, userId: string): boolean {
  const person = header('x-portal-person');
  return !person || person === encodeId('User', userId);
}

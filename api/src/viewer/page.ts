/**
 * The page of the portal that sends a request, by a random name that it makes up when it loads. The name proves nothing
 * and gives no access; it only keeps a page from getting its own changes.
 */
import type { ReadHeader } from './sessionCookie.ts';

const NAME = /^[\w-]{16,40}$/;

/** The name of the page; undefined if there is none or it is malformed. */
export function readPage(header: ReadHeader): string | undefined {
  const name = header('x-portal-page');
  return name && NAME.test(name) ? name : undefined;
}

/**
 * Which page of the portal sends a request: a name that each page makes up for itself when it is loaded. It proves
 * nothing and opens nothing; it only keeps a page from hearing what it has done itself.
 */
import type { ReadHeader } from './sessionCookie.ts';

const NAME = /^[\w-]{16,40}$/;

/** The name of the page; undefined where there is none, or where it is nothing that a page makes up. */
export function readPage(header: ReadHeader): string | undefined {
  const name = header('x-portal-page');
  return name && NAME.test(name) ? name : undefined;
}

/** One line for each request, when its answer leaves. */
import type { Logger } from 'pino';
import { requestNotes } from '../lib/requestScope.ts';

/**
 * Says what was asked and how it ended, in names of ours alone: no address as it was typed, no query string, no variables
 * and nobody's e-mail address. Files and questions after the portal's health are said at level debug only.
 */
export function logRequest(log: Logger, method: string, status: number, milliseconds: number): void {
  const { isQuiet, route = 'other', operation, userId, code } = requestNotes();
  const line = {
    method,
    route,
    ...(operation && { operation }),
    status,
    ...(code && { code }),
    ms: Math.round(milliseconds),
    ...(userId && { userId }),
  };
  log[isQuiet ? 'debug' : 'info'](line, 'request');
}

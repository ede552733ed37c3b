/** One line for each request, when its answer leaves. */
import type { Logger } from 'pino';
import { requestNotes } from '../lib/requestScope.ts';

export type RequestLog = (method: string, status: number, milliseconds: number) => void;

/**
 * Says what was asked and how it ended, in names of ours alone: no address as it was typed, no query string, no variables
 * and nobody's e-mail address. Files and questions after the portal's health are said at level debug only.
 */
export function createRequestLog(log: Logger): RequestLog {
  // Looking for secrets takes four times as long as writing the line, and there is no place for one in it.
  const plain = log.child({}, { redact: [] });
  return (method, status, milliseconds) => {
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
    plain[isQuiet ? 'debug' : 'info'](line, 'request');
  };
}

/** One line for each request, when its response leaves. */
import type { Logger } from 'pino';
import type { RequestScope } from '../lib/requestScope.ts';

export type RequestLog = (scope: RequestScope, method: string, status: number, milliseconds: number) => void;

/**
 * Says what was requested and how it ended, only in our own names: no URL as it was typed, no query string, no
 * variables and no one's email address. Files and health checks are logged only at level debug.
 */
export function createRequestLog(log: Logger): RequestLog {
  // Looking for secrets takes four times as long as writing the line, and there is no place for one in it.
  const plain = log.child({}, { redact: [] });
  return (scope, method, status, milliseconds) => {
    const { isQuiet, route = 'other', operation, userId, code } = scope.notes;
    // What is undefined is left out of the line.
    const line = {
      requestId: scope.requestId,
      method,
      route,
      operation,
      status,
      code,
      ms: Math.round(milliseconds),
      userId,
    };
    plain[isQuiet ? 'debug' : 'info'](line, 'request');
  };
}

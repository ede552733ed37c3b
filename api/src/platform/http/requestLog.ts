/** Logs one line per request, when its response is sent. */
import type { Logger } from 'pino';
import type { RequestScope } from '../lib/requestScope.ts';

export type RequestLog = (scope: RequestScope, method: string, status: number, milliseconds: number) => void;

/**
 * Logs what was requested and how it ended, only in our own terms: no URL as typed, no query string, no variables and
 * no email address. Files and health checks are logged only at level debug.
 */
export function createRequestLog(log: Logger): RequestLog {
  // Redaction takes four times as long as writing the line, and the line cannot contain secrets.
  const plain = log.child({}, { redact: [] });
  return (scope, method, status, milliseconds) => {
    const { isQuiet, route = 'other', operation, userId, code } = scope.notes;
    // Undefined fields are omitted from the line.
    const line = {
      requestId: scope.requestId,
      ...scope.given,
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

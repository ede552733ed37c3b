/** One JSON line for each event, with the id of its request. What could identify or open anything is cut out. */
import { type Logger, pino } from 'pino';
import { requestFields } from './lib/requestScope.ts';

const SECRET_FIELDS = ['password', 'newPassword', 'currentPassword', 'token', 'authorization', 'resetToken'];

/** A log to standard output; `silent` for tests. */
export const createLog = (level: 'info' | 'silent' = 'info'): Logger =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: requestFields,
    redact: { paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[cut]' },
  });

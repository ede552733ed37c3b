/** One JSON line for each event, with the id of its request. What could identify or open anything is cut out. */
import { type Logger, pino } from 'pino';
import { requestFields } from '../lib/requestScope.ts';

const SECRET_FIELDS = ['password', 'newPassword', 'currentPassword', 'token', 'authorization', 'resetToken'];

const LATEST_MS = 100;

/**
 * Lines are written together: a write for each costs the portal, and the log collector, a share of a small response.
 * The last ones are written as the process ends; only a process that is killed loses those of the last moment.
 */
const together = () => pino.destination({ sync: false, minLength: 8_192, periodicFlush: LATEST_MS });

/** A log to standard output; `silent` for tests. */
export const createLog = (level: 'info' | 'silent' = 'info'): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => requestFields(),
      redact: { paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[cut]' },
    },
    together(),
  );

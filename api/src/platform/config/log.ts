/** One JSON line per event, with its request ID. Anything that could identify or unlock something is removed. */
import { type Logger, pino } from 'pino';
import { requestFields } from '../lib/requestScope.ts';
import type { LogLevel } from './config.ts';

const SECRET_FIELDS = ['password', 'newPassword', 'currentPassword', 'token', 'authorization', 'resetToken'];

const LATEST_MS = 100;

/**
 * Lines are written in batches, because separate writes take up a noticeable share of a small response. The rest is
 * written when the process ends; only a killed process loses the last moment.
 */
const together = () => pino.destination({ sync: false, minLength: 8_192, periodicFlush: LATEST_MS });

/** Logs to standard output. */
export const createLog = (level: LogLevel): Logger =>
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

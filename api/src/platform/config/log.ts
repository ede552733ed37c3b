/** One JSON line per event, with its request ID. Anything that could identify or unlock something is removed. */
import { type DestinationStream, type Logger, pino } from 'pino';
import { requestFields } from '../lib/requestScope.ts';
import type { LogLevel } from './config.ts';

const SECRET_FIELDS = ['password', 'newPassword', 'currentPassword', 'token', 'authorization', 'resetToken'];

/** Where an error of PostgreSQL has the whole row that it refused, from the driver and from Prisma. */
const REFUSED_ROWS = ['err.detail', 'err.meta.driverAdapterError.cause.detail'];

const LATEST_MS = 100;

/**
 * Lines are written in batches, because separate writes take up a noticeable share of a small response. The rest is
 * written when the process ends; only a killed process loses the last moment.
 */
const together = () => pino.destination({ sync: false, minLength: 8_192, periodicFlush: LATEST_MS });

/** Logs to standard output, or elsewhere. */
export const createLog = (level: LogLevel, destination: DestinationStream = together()): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => requestFields(),
      redact: {
        paths: [...SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), ...REFUSED_ROWS],
        censor: '[cut]',
      },
    },
    destination,
  );

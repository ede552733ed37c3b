/** What the database's errors mean. Prisma wraps the driver's errors in several ways; only this file knows them. */
import type { UnavailableReason } from '../lib/unavailable.ts';

interface DriverError {
  name?: string;
  message?: string;
  code?: unknown;
  cause?: unknown;
  meta?: { modelName?: string; code?: unknown; driverAdapterError?: unknown };
  kind?: string;
  originalCode?: unknown;
}
interface Constraint {
  index?: string;
  fields?: string[];
}

const CONFLICTS = new Set(['P2034', '40001', '40P01']);
const AWAY = new Set([
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2037'],
  // A server that is stopping or starting, or is out of connections, disk or memory.
  ...['57P01', '57P02', '57P03', '08000', '08003', '08006', '08001', '08004'],
  // Reported by a pooler when the server is gone, by a server that was replaced, and by the rest of a transaction after
  // one of these.
  ...['08P01', '25006', '25P02'],
  ...['53000', '53100', '53200', '53300', '53400'],
  // The pool's own limits: a slow statement, a long wait for a lock, or an idle transaction.
  ...['57014', '55P03', '25P03'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT'],
]);
// The adapter's kinds for a broken connection, all that is left after a raw query.
const AWAY_KINDS = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
]);
// The embedded server's socket is missing while it starts (connect ENOENT); any other missing file is an error.
const AWAY_MESSAGES =
  /Connection terminated|connect ENOENT|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end/;
// P2028 also covers programming errors. Only these mean that no connection became free in time, or that a transaction
// took too long and was rolled back.
const TOO_LATE = /Unable to start a transaction in the given time|on an expired transaction/;

/** The error and the errors it wraps, outermost first. */
function chain(error: unknown): DriverError[] {
  const found: DriverError[] = [];
  const add = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || found.includes(value)) return;
    const driverError: DriverError = value;
    found.push(driverError);
    add(driverError.meta?.driverAdapterError);
    add(driverError.cause);
  };
  add(error);
  return found;
}

const codes = (driverError: DriverError): unknown[] => [
  driverError.code,
  driverError.originalCode,
  driverError.meta?.code,
];

/** Whether the transaction lost to another one and can be retried. */
export const isConflict = (error: unknown): boolean =>
  chain(error).some((driverError) => codes(driverError).some((code) => CONFLICTS.has(String(code))));

/**
 * Whether a unique constraint refused a write: any constraint, the one on these fields, or the index with this name.
 * @param which the fields in the order of the index, or the index's name in the database
 */
export function isUniqueViolation(error: unknown, which?: readonly string[] | string): boolean {
  // The driver's own error, if a statement bypassed Prisma.
  const own = chain(error).find((driverError) => driverError.code === '23505') as
    | { constraint?: string }
    | undefined;
  if (own) return isAbout({ ...(own.constraint ? { index: own.constraint } : {}) }, which);
  const violation = chain(error).find((driverError) => driverError.kind === 'UniqueConstraintViolation') as
    | { constraint?: Constraint }
    | undefined;
  if (!violation) return which === undefined && (error as DriverError | null)?.code === 'P2002';
  return isAbout(violation.constraint ?? {}, which);
}

function isAbout({ index, fields }: Constraint, which: readonly string[] | string | undefined): boolean {
  if (which === undefined) return true;
  if (typeof which === 'string') return index === which;
  const unquoted = fields?.map((field) => field.replaceAll('"', ''));
  return unquoted?.join() === which.join() || Boolean(index?.endsWith(`_${which.join('_')}_key`));
}

/** Codes by reason; the first match wins. */
const REASONS: readonly [UnavailableReason, ReadonlySet<string>][] = [
  ['full', new Set(['53100'])],
  ['locked', new Set(['55P03'])],
  ['slow', new Set(['57014', '25P03'])],
  ['busy', new Set(['P2024', 'P2037', '53300', 'TooManyConnections'])],
];
const REASONS_IN_MESSAGES: readonly [UnavailableReason, RegExp][] = [
  ['slow', /on an expired transaction/],
  ['busy', /timeout exceeded when trying to connect|Unable to start a transaction in the given time/],
];

/** Why the database is unavailable, for an error that passes `isUnavailable`. */
export function findUnavailableReason(error: unknown): UnavailableReason {
  const errors = chain(error);
  const found =
    REASONS.find(([, named]) =>
      errors.some((one) => [...codes(one), one.kind].some((code) => named.has(String(code)))),
    ) ?? REASONS_IN_MESSAGES.find(([, text]) => errors.some(({ message }) => text.test(message ?? '')));
  return found?.[0] ?? 'database';
}

/** Whether the database is away or too busy: 503, and worth retrying soon. */
export const isUnavailable = (error: unknown): boolean =>
  chain(error).some(
    (driverError) =>
      codes(driverError).some((code) => AWAY.has(String(code))) ||
      AWAY_KINDS.has(String(driverError.kind)) ||
      AWAY_MESSAGES.test(driverError.message ?? '') ||
      TOO_LATE.test(driverError.message ?? ''),
  );

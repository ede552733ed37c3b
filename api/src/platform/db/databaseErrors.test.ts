/** Why the portal is unavailable, as the driver, Prisma and the pool report it. */
import { expect, test } from 'vitest';
import { UNAVAILABLE } from '../lib/unavailable.ts';
import { findUnavailableReason, isUnavailable } from './databaseErrors.ts';

const driver = (code: string, message = 'refused') => Object.assign(new Error(message), { code });
const prisma = (cause: object) =>
  Object.assign(new Error('Raw query failed.'), { code: 'P2010', meta: { driverAdapterError: { cause } } });

test.each([
  ['full', driver('53100', 'could not extend file "base/5/1": No space left on device')],
  ['full', prisma({ originalCode: '53100', kind: 'postgres' })],
  ['locked', driver('55P03', 'canceling statement due to lock timeout')],
  ['slow', driver('57014', 'canceling statement due to statement timeout')],
  ['slow', driver('P2028', 'A query cannot be executed on an expired transaction.')],
  ['busy', driver('53300', 'sorry, too many clients already')],
  ['busy', prisma({ kind: 'TooManyConnections' })],
  ['busy', new Error('timeout exceeded when trying to connect')],
  ['busy', driver('P2028', 'Unable to start a transaction in the given time.')],
  ['database', driver('57P01', 'terminating connection due to administrator command')],
  ['database', driver('ECONNREFUSED')],
  ['database', new Error('Connection terminated unexpectedly')],
] as const)('%s: %s', (reason, error) => {
  expect(isUnavailable(error)).toBe(true);
  expect(findUnavailableReason(error)).toBe(reason);
});

test('each reason has its own message, and says what to do if anything can be done', () => {
  const { givenUp, ...told } = UNAVAILABLE;
  expect(new Set(Object.values(UNAVAILABLE)).size).toBe(Object.keys(UNAVAILABLE).length);
  expect(givenUp).toMatch(/\.$/);
  for (const text of Object.values(told)) expect(text).toMatch(/^[A-Z].+\. Please .+\.$/);
});

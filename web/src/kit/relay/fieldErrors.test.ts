import type { RelayFieldLogger } from 'relay-runtime';
import { expect, it } from 'vitest';
import { serverMessage } from './failures';
import { createFieldLogger } from './fieldErrors';

const REFUSED = { message: 'Not yours.', path: ['home', 'runs'] };

/** Relay's event for a field that the server could not resolve. */
const failed = (error: object, how: { shouldThrow: boolean; handled: boolean }) =>
  ({
    kind: 'relay_field_payload.error',
    owner: 'HomeQuery',
    fieldPath: 'home.runs',
    error,
    ...how,
  }) as Parameters<RelayFieldLogger>[0];
const CAUGHT = { shouldThrow: false, handled: true };
const UNCAUGHT = { shouldThrow: true, handled: false };

it('reports a caught error once, however often it is read', () => {
  const reports: string[] = [];
  const log = createFieldLogger((text) => reports.push(text));
  log(failed(REFUSED, CAUGHT));
  log(failed(REFUSED, CAUGHT));
  expect(reports).toEqual(['HomeQuery: home.runs could not be loaded.']);
  log(failed({ ...REFUSED }, CAUGHT));
  expect(reports).toHaveLength(2);
});

it('throws the server’s own error where nothing catches it, and leaves the report to the region', () => {
  const reports: string[] = [];
  const log = createFieldLogger((text) => reports.push(text));
  let thrown: unknown;
  try {
    log(failed(REFUSED, UNCAUGHT));
  } catch (error) {
    thrown = error;
  }
  expect(serverMessage(thrown)).toBe('Not yours.');
  expect(reports).toEqual([]);
});

import type { RelayFieldLogger } from 'relay-runtime';
import { FieldFailure } from './failures';

/**
 * Handles a field that the server could not resolve. Relay would throw without the server's message and code, so the
 * region's error is thrown here instead. An error that a region catches itself is reported once per request.
 */
export function createFieldLogger(report: (text: string) => void): RelayFieldLogger {
  const reported = new WeakSet<object>();
  let last: object | undefined;
  return (event) => {
    // The connection of a growing list: only an error makes it null, and that was handled above.
    if (event.kind === 'missing_required_field.throw' && last) throw new FieldFailure(last);
    if (event.kind !== 'relay_field_payload.error') return;
    const { error, owner, shouldThrow, handled } = event;
    if (shouldThrow && !handled) throw new FieldFailure(error);
    last = error;
    if (reported.has(error)) return;
    reported.add(error);
    report(`${owner}: ${error.path?.join('.') ?? 'a field'} could not be loaded.`);
  };
}

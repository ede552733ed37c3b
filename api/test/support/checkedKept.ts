/** Compares every kept value that is used with one computed anew, so that each test of a screen also tests the keeping. */
import { onTestFinished } from 'vitest';
import { createKept, type Kept, sharedByFields } from '../../src/platform/sql/kept.ts';

/** Comparable, without functions. */
const write = (value: unknown): string =>
  JSON.stringify(value, (_key, part) =>
    part instanceof Map ? [...part].sort() : part instanceof Set ? [...part].sort() : part,
  );

/** Someone may change something between the two, and a batch does so again and again. */
const TRIES = 50;

export function createCheckedKept(): Kept {
  const kept = createKept();
  const compute: Kept['compute'] = async (operation, kind, args, work) => {
    for (let tried = 1; ; tried += 1) {
      const value = await kept.compute(operation, kind, args, work);
      const [used, now] = [write(value), write(await work())];
      if (used === now) return value;
      if (tried === TRIES) throw new Error(`Kept too long: ${kind.name} (${args}): ${used} and not ${now}`);
    }
  };
  return { compute: sharedByFields(compute) };
}

/** Keeps nothing until the end of the test, so that each operation takes its statements. */
export function keepNothing({ services }: { services: { kept: Kept } }): void {
  const { kept } = services;
  services.kept = { compute: sharedByFields((_operation, _kind, _args, work) => work()) };
  onTestFinished(() => {
    services.kept = kept;
  });
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { Lanes } from './lanes.ts';

/** Lanes that record when work starts. */
function watchedLanes(places: number, mostOfOne: number) {
  const lanes = new Lanes({ places, mostOf: () => mostOfOne });
  const begun: string[] = [];
  const enter = (caller: string, name = caller, lane?: string) =>
    lanes.enter(caller, () => void begun.push(name), lane);
  return { lanes, begun, enter };
}

test('lanes are served in turn, however long one of them is', () => {
  const { lanes, begun, enter } = watchedLanes(1, 1);
  for (const name of ['a1', 'a2', 'a3', 'a4']) enter('a', name);
  enter('b', 'b1');
  enter('b', 'b2');
  enter('c', 'c1');
  for (const caller of ['a', 'b', 'c', 'a', 'b', 'a']) {
    expect(begun.at(-1)).toMatch(new RegExp(`^${caller}`));
    lanes.leave(caller);
  }
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('callers who share a lane take turns in it, and have one turn together', () => {
  const { lanes, begun, enter } = watchedLanes(1, 1);
  enter('own', 'own1');
  for (const name of ['a1', 'a2', 'b1']) enter(name[0]!, name, 'shared');
  const giveUp = enter('c', 'c1', 'shared')!;
  for (const name of ['own2', 'own3', 'own4']) enter('own', name);
  giveUp();
  for (const lane of ['own', 'shared', 'own', 'shared', 'own', 'shared']) lanes.leave(lane);
  expect(begun).toEqual(['own1', 'a1', 'own2', 'b1', 'own3', 'a2', 'own4']);
});

test('one caller never has more than their share of the places', () => {
  const { lanes, begun, enter } = watchedLanes(4, 2);
  for (const name of ['a1', 'a2', 'a3']) enter('a', name);
  enter('b');
  expect(begun).toEqual(['a1', 'a2', 'b']);
  lanes.leave('b');
  expect(begun).toEqual(['a1', 'a2', 'b']);
  lanes.leave('a');
  expect(begun).toEqual(['a1', 'a2', 'b', 'a3']);
});

test('a caller who gives up is not served', () => {
  const { lanes, begun, enter } = watchedLanes(1, 1);
  expect(enter('a')).toBeUndefined();
  const giveUp = enter('b')!;
  enter('c');
  expect(lanes.waiting).toBe(2);
  giveUp();
  giveUp();
  expect(lanes.waiting).toBe(1);
  lanes.leave('a');
  expect(begun).toEqual(['a', 'c']);
});

longTest('whatever comes and goes, no place stays empty while someone may have it', () => {
  const step = fc.oneof(
    fc.record({ enter: fc.constantFrom('a', 'b', 'c') }),
    fc.record({ leave: fc.nat(20) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 4 }), (steps, places) => {
      const mostOfOne = Math.ceil(places / 2);
      const lanes = new Lanes({ places, mostOf: () => mostOfOne });
      const running: string[] = [];
      const asked: Record<string, number> = { a: 0, b: 0, c: 0 };
      for (const one of steps) {
        if ('enter' in one) {
          asked[one.enter]! += 1;
          lanes.enter(one.enter, () => void running.push(one.enter));
        } else if (running.length) {
          const [caller] = running.splice(one.leave % running.length, 1);
          asked[caller!]! -= 1;
          lanes.leave(caller!);
        }
        const count = (caller: string) => running.filter((other) => other === caller).length;
        const mayRun = Object.keys(asked).map((caller) => Math.min(asked[caller]!, mostOfOne));
        expect(running.length).toBe(
          Math.min(
            places,
            mayRun.reduce((sum, each) => sum + each, 0),
          ),
        );
        for (const caller of Object.keys(asked)) expect(count(caller)).toBeLessThanOrEqual(mostOfOne);
        expect(lanes.waiting).toBe(
          Object.values(asked).reduce((sum, each) => sum + each, 0) - running.length,
        );
      }
    }),
  );
});

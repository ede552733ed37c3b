import { expect, test } from 'vitest';
import { memoizeByKey } from './memoizeByKey.ts';

test('reads once for each object, no matter who asks, and again for another one that looks the same', () => {
  const asked: number[] = [];
  const multiple = memoizeByKey((row: { id: number }, factor: number) => {
    asked.push(row.id);
    return row.id * factor;
  });
  const row = { id: 1 };
  expect([multiple(row, 2), multiple(row, 2), multiple({ id: 1 }, 3)]).toEqual([2, 2, 3]);
  expect(asked).toEqual([1, 1]);
});

test('remembers undefined, too', () => {
  let times = 0;
  const nothing = memoizeByKey((_row: object) => {
    times += 1;
    return undefined;
  });
  const row = {};
  nothing(row);
  nothing(row);
  expect(times).toBe(1);
});

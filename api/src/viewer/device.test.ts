import { expect, test } from 'vitest';
import { readDevice, withMark } from './device.ts';

const key = Buffer.alloc(32, 1);

test('a browser knows the people who have signed in there, and no one else', () => {
  const first = withMark(key, null, 'ada');
  const device = readDevice(key, withMark(key, first, 'bo'))!;
  expect(device.id).toBe(readDevice(key, first)!.id);
  expect(['ada', 'bo', 'cy'].map(device.knows)).toEqual([true, true, false]);
  expect(withMark(key, null, 'ada')).not.toBe(first);
});

test('a browser forgets everyone before the last five', () => {
  const people = ['a', 'b', 'c', 'd', 'e', 'f'];
  const value = people.reduce<string | null>((kept, person) => withMark(key, kept, person), null);
  expect(people.filter(readDevice(key, value)!.knows)).toEqual(['b', 'c', 'd', 'e', 'f']);
});

test("a device is genuine if it has the portal's mark, which people add to an older cookie once more", () => {
  const [id, portal, ada] = withMark(key, null, 'ada').split('.');
  expect(readDevice(key, `${id}.${portal}.${ada}`)!.isGenuine).toBe(true);
  expect(readDevice(key, `${id}.${ada}`)!.isGenuine).toBe(false);
  expect(withMark(key, `${id}.${ada}`, 'ada')).toBe(`${id}.${portal}.${ada}`);
});

test('a mark is worth nothing in another browser, under another key, or made up', () => {
  const [id, , mark] = withMark(key, null, 'ada').split('.');
  const other = withMark(key, null, 'bo').split('.')[0];
  expect(readDevice(key, `${other}.${mark}`)!.knows('ada')).toBe(false);
  expect(readDevice(Buffer.alloc(32, 2), `${id}.${mark}`)!.knows('ada')).toBe(false);
  for (const value of [null, '', 'x', id!, `${id}.x`, `${id}.${mark}.`])
    expect(readDevice(key, value)).toBeNull();
});

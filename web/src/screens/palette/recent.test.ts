import { beforeEach, expect, test } from 'vitest';
import { countChosen, noteChosen, readChosen } from './recent';

beforeEach(() => localStorage.clear());

test('counts each person’s choices on this device, separately', () => {
  for (const address of ['/dashboard/payroll', '/dashboard/reports', '/dashboard/payroll'])
    noteChosen('User_1', address);
  noteChosen('User_2', '/dashboard');
  expect([...countChosen('User_1')]).toEqual([
    ['/dashboard/payroll', 2],
    ['/dashboard/reports', 1],
  ]);
});

test('forgets old choices', () => {
  noteChosen('User_1', '/dashboard/archive');
  for (let time = 0; time < 50; time += 1) noteChosen('User_1', '/dashboard');
  expect(readChosen('User_1')).toHaveLength(50);
  expect(countChosen('User_1').has('/dashboard/archive')).toBe(false);
});

test.each(['{', '{}', '[1, "/dashboard"]', '"text"'])('reads %j without failing', (kept) => {
  localStorage.setItem('portal.palette.User_1', kept);
  expect(readChosen('User_1').every((each) => each === '/dashboard')).toBe(true);
});

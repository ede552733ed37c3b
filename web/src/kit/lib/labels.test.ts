import { expect, test } from 'vitest';
import { counted, titleCase } from './labels';

test.each([
  ['PAYROLL_CALCULATION', 'Payroll Calculation'],
  ['USER_LOGIN', 'User Login'],
  ['LOGIN', 'Login'],
  ['', ''],
])('the action %s reads %s', (action, label) => expect(titleCase(action)).toBe(label));

test('counts agree with their noun', () => {
  expect([counted(0, 'day'), counted(1, 'day'), counted(1200, 'day')]).toEqual([
    '0 days',
    '1 day',
    '1,200 days',
  ]);
  expect(counted(2, 'entry', 'entries')).toBe('2 entries');
});

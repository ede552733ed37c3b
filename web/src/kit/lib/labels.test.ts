import { expect, test } from 'vitest';
import { titleCase } from './labels';

test.each([
  ['PAYROLL_CALCULATION', 'Payroll Calculation'],
  ['USER_LOGIN', 'User Login'],
  ['LOGIN', 'Login'],
  ['', ''],
])('the action %s reads %s', (action, label) => expect(titleCase(action)).toBe(label));

import { expect, test } from 'vitest';
import { counted, initialOf, reportTypeLabel, roleLabel, taxDocumentTypeLabel, titleCase } from './labels';

test.each([
  ['PAYROLL_CALCULATION', 'Payroll Calculation'],
  ['USER_LOGIN', 'User Login'],
  ['LOGIN', 'Login'],
  ['', ''],
])('the action %s reads %s', (action, label) => expect(titleCase(action)).toBe(label));

test.each([
  ['IT_Admin', 'IT Admin'],
  ['Asst_Manager', 'Assistant Manager'],
  ['Admin_Assistant', 'Admin Assistant'],
  ['HR', 'HR'],
  ['Manager', 'Manager'],
  [null, 'User'],
])('the role %s reads %s', (role, label) => expect(roleLabel(role)).toBe(label));

test('reports and documents have the names people know', () => {
  expect(reportTypeLabel('CONTRACTOR_REPORT')).toBe('Contractor Performance');
  expect(taxDocumentTypeLabel('FORM_1099_NEC')).toBe('1099-NEC');
  expect(taxDocumentTypeLabel('W9')).toBe('W-9');
});

test('counts agree with their noun', () => {
  expect([counted(0, 'day'), counted(1, 'day'), counted(1200, 'day')]).toEqual([
    '0 days',
    '1 day',
    '1,200 days',
  ]);
  expect(counted(2, 'entry', 'entries')).toBe('2 entries');
});

test.each([
  ['Maria', 'm@example.com', 'M'],
  ['', 'dana@example.com', 'D'],
  [null, null, 'U'],
])('the avatar of %s, %s shows %s', (name, email, letter) => expect(initialOf(name, email)).toBe(letter));

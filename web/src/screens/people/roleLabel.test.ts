import { expect, test } from 'vitest';
import { roleLabel } from './roleLabel';

test.each([
  ['IT_Admin', 'IT Admin'],
  ['Asst_Manager', 'Assistant Manager'],
  ['Admin_Assistant', 'Admin Assistant'],
  ['HR', 'HR'],
  ['Manager', 'Manager'],
  [null, 'User'],
])('the role %s reads %s', (role, label) => expect(roleLabel(role)).toBe(label));

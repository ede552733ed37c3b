import { describe, expect, test } from 'vitest';
import * as everything from './roles.ts';
import {
  ADMINS,
  findHighestRole,
  hasAllRightsOf,
  hasAnyRole,
  listPermissions,
  MANAGERS,
  ROLES_BY_RANK,
  type RoleName,
} from './roles.ts';

const holder = (...roles: RoleName[]) => ({ roles, permissions: listPermissions(roles) });

test('the highest role represents a person, and no role is a user', () => {
  expect(findHighestRole(['Employee', 'HR'])).toBe('HR');
  expect(findHighestRole([])).toBe('User');
});

test('a group is made of roles', () => {
  expect(hasAnyRole(holder('Manager'), MANAGERS)).toBe(true);
  expect(hasAnyRole(holder('Manager'), ADMINS)).toBe(false);
  expect(hasAnyRole(holder(), MANAGERS)).toBe(false);
});

describe('all rights of a role', () => {
  test('belong to everyone with the role, and to administrators for every role', () => {
    for (const role of ROLES_BY_RANK) {
      expect(hasAllRightsOf(holder(role), role)).toBe(true);
      expect(hasAllRightsOf(holder('IT_Admin'), role)).toBe(true);
    }
  });

  test('need every group and every permission', () => {
    const groups = Object.entries(everything).filter(
      ([name, value]) => Array.isArray(value) && !['ROLES_BY_RANK', 'PERMISSION_NAMES'].includes(name),
    ) as [string, readonly RoleName[]][];
    expect(groups).toHaveLength(13);
    for (const holding of ROLES_BY_RANK)
      for (const role of ROLES_BY_RANK) {
        const lacks =
          groups.some(([, roles]) => roles.includes(role) && !roles.includes(holding)) ||
          listPermissions([role]).some((permission) => !listPermissions([holding]).includes(permission));
        expect(hasAllRightsOf(holder(holding), role)).toBe(!lacks);
      }
  });
});

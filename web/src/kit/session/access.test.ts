import { describe, expect, it } from 'vitest';
import { type Access, refusal, toAudience } from './access';
import type { StoredUser } from './storedUser';

const person = (roles: StoredUser['roles'], needsPasswordChange = false): StoredUser => ({
  id: 'u1',
  firstName: 'Ruth',
  lastName: 'Alvarez',
  email: 'ruth@example.com',
  roles,
  needsPasswordChange,
});
const people = {
  anonymous: null,
  driver: person([]),
  hr: person(['HR']),
  accountant: person(['Accountant']),
  manager: person(['Manager']),
  admin: person(['IT_Admin']),
  newcomer: person(['Manager'], true),
  unprotected: { ...person(['Manager']), needsSecondFactor: true },
};

describe('where someone is sent who may not open a page', () => {
  it.each<[Access, keyof typeof people, string | null]>([
    ['everyone', 'anonymous', null],
    ['everyone', 'newcomer', null],
    ['signedOut', 'anonymous', null],
    ['signedOut', 'driver', '/dashboard'],
    ['signedOut', 'newcomer', '/change-password'],
    ['passwordChange', 'anonymous', '/'],
    ['passwordChange', 'newcomer', null],
    ['passwordChange', 'driver', '/dashboard'],
    ['signedIn', 'anonymous', '/'],
    ['signedIn', 'driver', null],
    ['signedIn', 'newcomer', '/change-password'],
    ['manager', 'anonymous', '/'],
    ['manager', 'driver', '/dashboard'],
    ['manager', 'accountant', '/dashboard'],
    ['manager', 'manager', null],
    ['manager', 'admin', null],
    ['manager', 'newcomer', '/change-password'],
    ['manager', 'unprotected', '/second-factor'],
    ['secondFactor', 'unprotected', null],
    ['secondFactor', 'newcomer', '/change-password'],
    ['secondFactor', 'manager', '/dashboard'],
    ['payrollReader', 'anonymous', '/'],
    ['payrollReader', 'driver', '/dashboard'],
    ['payrollReader', 'hr', '/dashboard'],
    ['payrollReader', 'accountant', null],
    ['payrollReader', 'manager', null],
    ['payrollReader', 'admin', null],
    ['payrollReader', 'newcomer', '/change-password'],
    ['staffReader', 'anonymous', '/'],
    ['staffReader', 'driver', '/dashboard'],
    ['staffReader', 'hr', null],
    ['admin', 'anonymous', '/'],
    ['admin', 'driver', '/dashboard'],
    ['admin', 'hr', '/dashboard'],
    ['admin', 'manager', '/dashboard'],
    ['admin', 'admin', null],
  ])('%s page, %s: %s', (access, who, to) => expect(refusal(access, people[who])).toBe(to));
});

it('treats an administrator who is also a manager as an administrator', () => {
  expect(toAudience(person(['Manager', 'IT_Admin']))).toBe('admin');
});

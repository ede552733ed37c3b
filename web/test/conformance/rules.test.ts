/** Tests the specification's statements about URLs, menus, colors and sizes, one by one. */
import { describe, expect, it } from 'vitest';
import { routes } from '../../src/app/routes';
import { darkTheme, lightTheme } from '../../src/app/theme';
import { avatarLetter } from '../../src/kit/shell/AccountMenu';
import { navigation } from '../../src/kit/shell/navigation';
import type { ShellScreen } from '../../src/kit/shell/screens';
import { actionTone, statusLook } from '../../src/kit/ui/statuses';

describe('the route table', () => {
  const shell = routes[0]!.children!.find(({ handle }) => handle)!;
  const { screens } = shell.handle as { screens: ShellScreen[] };

  it.each([
    ['/dashboard', 'signedIn'],
    ['/dashboard/profile', 'signedIn'],
    ['/dashboard/time-logs', 'signedIn'],
    ['/dashboard/payroll', 'manager'],
    ['/dashboard/contractors', 'manager'],
    ['/dashboard/reports', 'payrollReader'],
    ['/dashboard/tax-season', 'payrollReader'],
    ['/dashboard/queries', 'payrollReader'],
    ['/dashboard/graphiql', 'payrollReader'],
    ['/dashboard/staff', 'admin'],
    ['/dashboard/logs', 'admin'],
    ['/dashboard/archive', 'admin'],
  ])('%s is for %s', (path, access) => {
    expect(screens.filter((screen) => screen.path === path).map((screen) => screen.access)).toEqual([access]);
    expect(shell.children!.filter((child) => child.path === path && child.middleware?.length)).toHaveLength(
      1,
    );
  });
});

describe('the side navigation', () => {
  it.each([
    ['admin', ['Dashboard', 'Staff Management', 'Audit Logs', 'Archive']],
    ['manager', ['Dashboard', 'Profile', 'Payroll', 'Contractors', 'Reports']],
    ['employee', ['Dashboard', 'Profile', 'Time Logs']],
  ] as const)('of %s has the entries of the specification, in their order', (audience, labels) => {
    const places: Record<string, string> = {
      Dashboard: '/dashboard',
      Profile: '/dashboard/profile',
      'Time Logs': '/dashboard/time-logs',
      Payroll: '/dashboard/payroll',
      Contractors: '/dashboard/contractors',
      Reports: '/dashboard/reports',
      'Staff Management': '/dashboard/staff',
      'Audit Logs': '/dashboard/logs',
      Archive: '/dashboard/archive',
    };
    const entries = navigation[audience].filter(({ label }) => (labels as readonly string[]).includes(label));
    expect(entries.map(({ label, to }) => [label, to])).toEqual(
      labels.map((label) => [label, places[label]]),
    );
  });
});

describe('the shell', () => {
  it.each([
    ['Maria', 'm@example.com', 'M'],
    ['', 'dana@example.com', 'D'],
    ['', '', 'U'],
  ])('shows the letter of %s, %s: %s', (firstName, email, letter) =>
    expect(avatarLetter({ firstName, email })).toBe(letter),
  );
});

it.each([
  ['CRITICAL', 'danger'],
  ['ERROR', 'danger'],
  ['WARNING', 'warning'],
  ['INFO', 'info'],
])('the color of the level %s is %s', (level, tone) => expect(statusLook(level).tone).toBe(tone));

it.each([
  ['SYSTEM_ERROR', 'danger'],
  ['USER_LOGIN_FAILED', 'danger'],
  ['USER_DELETED', 'danger'],
  ['DISK_WARNING', 'warning'],
  ['UNAUTHORIZED_ACCESS', 'warning'],
  ['USER_CREATED', 'success'],
  ['BACKUP_SUCCESS', 'success'],
  ['USER_LOGIN', 'info'],
])('the color of the action %s is %s', (action, tone) => expect(actionTone(action)).toBe(tone));

it('the theme has a spacing unit of 8 and corners of 8', () => {
  for (const theme of [lightTheme, darkTheme]) {
    expect([theme.spacingHorizontalS, theme.spacingVerticalS]).toEqual(['8px', '8px']);
    expect([theme.borderRadiusMedium, theme.borderRadiusLarge]).toEqual(['8px', '8px']);
  }
});

import { expect, it } from 'vitest';
import type { RoleName } from '../../__generated__/storedUser_user.graphql';
import { expectedRights, openTab, PERSON_TABS, readTab, tabSearch } from './personTabs';

const viewer = (...roles: RoleName[]) => ({
  id: 'me',
  firstName: 'Ruth',
  lastName: 'Hale',
  email: 'ruth@example.com',
  roles,
  needsPasswordChange: false,
});
const tabsOf = (roles: RoleName[], id = 'someone') => {
  const rights = expectedRights(viewer(...roles), id);
  return PERSON_TABS.filter(({ isFor }) => isFor(rights)).map(({ label }) => label);
};

it.each<[RoleName, string[]]>([
  ['HR', ['Days', 'Account']],
  ['Manager', ['Pay', 'Days', 'Tax', 'Account']],
  ['Accountant', ['Pay', 'Days', 'Tax', 'Account']],
  ['IT_Admin', ['Pay', 'Days', 'Tax', 'Account']],
])('%s has the tabs of the role', (role, expected) => {
  expect(tabsOf([role])).toEqual(expected);
});

it('everyone has their own', () => {
  expect(tabsOf([], 'me')).toEqual(['Pay', 'Days', 'Tax', 'Account']);
  expect(tabsOf([])).toEqual(['Days', 'Account']);
});

it('the tab is in the address, and an unknown one counts as none', () => {
  expect(readTab(new URLSearchParams('tab=tax'))).toBe('tax');
  expect(readTab(new URLSearchParams('tab=nothing'))).toBeNull();
  expect(readTab(new URLSearchParams())).toBeNull();
  expect(tabSearch('tax')).toBe('tab=tax');
});

it.each([
  ['balance', 'pay'],
  ['receipts', 'pay'],
  ['documents', 'pay'],
  ['access', 'account'],
  ['history', 'account'],
])('the former tab %s leads to %s', (former, tab) => {
  expect(readTab(new URLSearchParams({ tab: former }))).toBe(tab);
});

it('a tab the viewer does not have, or none, is the first', () => {
  expect(openTab('tax', expectedRights(viewer('HR'), 'someone'))).toBe('days');
  expect(openTab('tax', expectedRights(viewer('IT_Admin'), 'someone'))).toBe('tax');
  expect(openTab(null, expectedRights(viewer('IT_Admin'), 'someone'))).toBe('pay');
});

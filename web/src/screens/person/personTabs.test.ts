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
const tabsOf = (roles: RoleName[], id = 'somebody') => {
  const rights = expectedRights(viewer(...roles), id);
  return PERSON_TABS.filter(({ isFor }) => isFor(rights)).map(({ label }) => label);
};

it.each<[RoleName, string[]]>([
  ['HR', ['Days']],
  ['Manager', ['Days', 'Pay', 'Balance', 'Receipts', 'Tax', 'Documents']],
  ['Accountant', ['Days', 'Pay', 'Balance', 'Receipts', 'Tax', 'Documents']],
  ['IT_Admin', ['Days', 'Pay', 'Balance', 'Receipts', 'Tax', 'Documents', 'Access', 'History']],
])('%s has the tabs of the role', (role, expected) => {
  expect(tabsOf([role])).toEqual(expected);
});

it('everyone has their own, without what is noted about them', () => {
  expect(tabsOf([], 'me')).toEqual(['Days', 'Pay', 'Balance', 'Receipts', 'Tax', 'Documents', 'Access']);
  expect(tabsOf([])).toEqual(['Days']);
});

it('the tab is in the address, the first one unsaid, and what is no tab means the first', () => {
  expect(readTab(new URLSearchParams('tab=pay'))).toBe('pay');
  expect(readTab(new URLSearchParams('tab=nothing'))).toBe('days');
  expect(readTab(new URLSearchParams())).toBe('days');
  expect([tabSearch('tax'), tabSearch('days')]).toEqual(['tab=tax', '']);
});

it('a tab that the viewer does not have is the first', () => {
  expect(openTab('history', expectedRights(viewer('HR'), 'somebody'))).toBe('days');
  expect(openTab('history', expectedRights(viewer('IT_Admin'), 'somebody'))).toBe('history');
});

import { PersonRegular } from '@fluentui/react-icons';
import { expect, test } from 'vitest';
import { type Item, matches } from './items';
import { rank } from './rank';

const item = (kind: Item['kind'], label: string): Item => ({
  key: label,
  kind,
  label,
  Icon: PersonRegular,
  leads: { to: label },
});
const PAYROLL = item('Screen', 'Payroll');
const RUN = item('Action', 'Run Payroll');
const PAT = item('Person', 'Pat Pace');
const PAM = item('Person', 'Pam Pace');
const WEEK = item('Week', 'Nov 16 – 22, 2026');

const order = (...chosen: [Item, number][]) =>
  rank([PAYROLL, RUN, PAT, PAM, WEEK], new Map(chosen.map(([{ key }, uses]) => [key, uses]))).map(
    ({ label }) => label,
  );

test('a week or a number comes first, then people, actions and screens, each in their own order', () => {
  expect(order()).toEqual([WEEK, PAT, PAM, RUN, PAYROLL].map(({ label }) => label));
});

test('earlier choices come after a matching number, the most frequent first', () => {
  expect(order([PAYROLL, 1], [PAM, 3])).toEqual([WEEK, PAM, PAYROLL, PAT, RUN].map(({ label }) => label));
});

test.each([
  ['run', true],
  ['pay', true],
  ['pay ru', true],
  ['', true],
  ['ayroll', false],
  ['run week', false],
])('%j finds Run Payroll: %j', (text, isFound) => expect(matches(RUN, text)).toBe(isFound));

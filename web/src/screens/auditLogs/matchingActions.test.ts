import { expect, it } from 'vitest';
import { matchingActions } from './matchingActions';

const groups = [
  { name: 'Payroll', actions: ['DAILY_RATE_CHANGED', 'PAYROLL_PAID'] },
  { name: 'Access', actions: ['PASSWORD_CHANGED', 'RATE_LIMITED'] },
];

it.each([
  [
    '',
    [
      ['DAILY_RATE_CHANGED', 'PAYROLL_PAID'],
      ['PASSWORD_CHANGED', 'RATE_LIMITED'],
    ],
  ],
  ['rate', [['DAILY_RATE_CHANGED'], ['RATE_LIMITED']]],
  ['changed rate', [['DAILY_RATE_CHANGED']]],
  ['access', [['PASSWORD_CHANGED', 'RATE_LIMITED']]],
  ['payroll rate', [['DAILY_RATE_CHANGED']]],
  ['daily_rate', [['DAILY_RATE_CHANGED']]],
  ['truck', []],
])('%j finds %j', (typed, found) =>
  expect(matchingActions(groups, typed).map(({ actions }) => actions)).toEqual(found),
);

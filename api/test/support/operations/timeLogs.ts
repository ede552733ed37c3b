import { inDomain, result } from '../operation.ts';
import { ACCOUNTANTS, MANAGERS, only } from '../rights.ts';

/** Accountants know of a day, and change none but their own. */
const READERS_ALONE = only(ACCOUNTANTS, 'NOT_FOUND', 'FORBIDDEN');

export const timeLogsOperations = inDomain('Time logs', [
  {
    field: 'Query.timeLogs',
    document: '{ timeLogs { totalCount } }',
    allowed: 'anyone',
  },
  {
    field: 'Query.submittedWeeks',
    document:
      'query($weekStart: Date) { submittedWeeks(weekStart: $weekStart) { totalCount edges { node { user { id } } } } }',
    variables: () => ({ weekStart: '2026-11-16' }),
    allowed: MANAGERS,
  },
  {
    field: 'Query.lateSubmitters',
    document: 'query($weekStart: Date) { lateSubmitters(weekStart: $weekStart) { totalCount } }',
    variables: () => ({ weekStart: '2026-11-02' }),
    allowed: MANAGERS,
  },
  {
    field: 'Mutation.logDay',
    token: 'writes',
    document: result('logDay', 'LogDayInput'),
    variables: () => ({ input: { date: '2026-11-17', worked: true } }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.updateTimeLog',
    token: 'writes',
    document: result('updateTimeLog', 'UpdateTimeLogInput'),
    variables: ({ dayId }) => ({ input: { id: dayId, description: 'Other' } }),
    allowed: 'anyone',
    about: {
      driver: only(MANAGERS, READERS_ALONE),
      own: 'OK',
      peer: only(MANAGERS, READERS_ALONE),
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Mutation.submitWeek',
    token: 'writes',
    document: result('submitWeek', 'SubmitWeekInput'),
    variables: () => ({
      input: {
        weekStart: '2026-11-16',
        days: [{ date: '2026-11-16', worked: true, description: 'Truck 1' }],
      },
    }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.withdrawWeek',
    token: 'writes',
    document: result('withdrawWeek', 'WithdrawWeekInput'),
    variables: () => ({ input: { weekStart: '2026-11-16' } }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.decideDays',
    token: 'writes',
    document: `mutation($input: DecideDaysInput!) { result: decideDays(input: $input) {
      ... on Error { code } ... on DecideDaysPayload { decided { id } refused { message } } } }`,
    variables: ({ dayId, revision }) => ({ input: { days: [{ id: dayId, revision }], status: 'APPROVED' } }),
    allowed: MANAGERS,
    about: { own: 'REFUSED', peer: 'OK', admin: 'OK', missing: 'REFUSED' },
  },
]);

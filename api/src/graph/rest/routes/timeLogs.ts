import { z } from 'zod';
import { listRoute, route } from '../route.ts';
import { Day, Id, LogStatus, pageQuery, RefusedFields, TimeLogFields, TimeLogShape } from '../shapes.ts';
import { changed } from '../status.ts';
import { graphql } from '../tada.ts';

const tag = 'Time logs';

const dayBody = z.object({
  date: Day,
  worked: z.boolean(),
  description: z.string().nullish(),
  status: LogStatus.nullish(),
});

export const timeLogRoutes = [
  listRoute('/time-logs', {
    tag,
    summary: "Your own days, newest first; managers, administrators and accountants see everyone's.",
    query: z.object({
      ...pageQuery,
      status: LogStatus.optional(),
      startDate: Day.optional(),
      endDate: Day.optional(),
      userId: Id.optional(),
    }),
    response: z.array(TimeLogShape),
    document: graphql(
      `query RestTimeLogs(
        $first: Int!, $after: String, $counted: Boolean!, $status: TimeLogStatus, $startDate: Date, $endDate: Date, $userId: ID
      ) {
        timeLogs(
          first: $first, after: $after, status: $status, startDate: $startDate, endDate: $endDate, userId: $userId
        ) { totalCount @include(if: $counted) pageInfo { hasNextPage endCursor } edges { node { ...RestTimeLog } } } }`,
      [TimeLogFields],
    ),
    variables: (query) => ({
      status: query.status ?? null,
      startDate: query.startDate ?? null,
      endDate: query.endDate ?? null,
      userId: query.userId ?? null,
    }),
    connection: ({ timeLogs }) => timeLogs,
    wrap: (days) => days,
  }),

  route('POST', '/time-logs', {
    tag,
    summary: "Logs a day: your own, or anyone's for managers and administrators.",
    status: 201,
    body: dayBody.extend({ userId: Id.nullish() }),
    response: TimeLogShape,
    document: graphql(
      `mutation RestLogDay($input: LogDayInput!) {
        result: logDay(input: $input) {
          ... on LogDayPayload { timeLog { ...RestTimeLog } } ...Refused } }`,
      [TimeLogFields, RefusedFields],
    ),
    variables: ({ body }) => ({ input: body }),
    respond: ({ result }) => changed(result, 'timeLog'),
  }),

  route('PUT', '/time-logs/:id', {
    tag,
    summary: 'Changes a day; fields left out stay unchanged.',
    body: dayBody.partial().extend({ rejectionReason: z.string().nullish() }),
    response: TimeLogShape,
    document: graphql(
      `mutation RestUpdateTimeLog($input: UpdateTimeLogInput!) {
        result: updateTimeLog(input: $input) {
          ... on UpdateTimeLogPayload { timeLog { ...RestTimeLog } } ...Refused } }`,
      [TimeLogFields, RefusedFields],
    ),
    variables: ({ params, body }) => ({ input: { ...body, id: params.id } }),
    respond: ({ result }) => changed(result, 'timeLog'),
  }),
];

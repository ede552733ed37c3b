import { z } from 'zod';
import { route } from '../route.ts';
import {
  Day,
  Id,
  LogStatus,
  pageArgs,
  pageQuery,
  RefusedFields,
  TimeLogFields,
  TimeLogShape,
} from '../shapes.ts';
import { granted } from '../status.ts';
import { graphql } from '../tada.ts';

const tag = 'Time logs';
const LIST_SIZE = 100;

const dayBody = z.object({
  date: Day,
  worked: z.boolean(),
  description: z.string().nullish(),
  status: LogStatus.nullish(),
});

export const timeLogRoutes = [
  route('GET', '/time-logs', {
    tag,
    summary: "One's own days, newest first; managers and administrators see everyone's.",
    query: z.object({
      ...pageQuery,
      status: LogStatus.optional(),
      startDate: Day.optional(),
      endDate: Day.optional(),
      userId: Id.optional(),
    }),
    answer: z.array(TimeLogShape),
    document: graphql(
      `query RestTimeLogs(
        $first: Int!, $after: String, $status: TimeLogStatus, $startDate: Date, $endDate: Date, $userId: ID
      ) {
        timeLogs(
          first: $first, after: $after, status: $status, startDate: $startDate, endDate: $endDate, userId: $userId
        ) { edges { node { ...RestTimeLog } } } }`,
      [TimeLogFields],
    ),
    variables: ({ query }) => ({
      ...pageArgs(query, LIST_SIZE),
      status: query.status ?? null,
      startDate: query.startDate ?? null,
      endDate: query.endDate ?? null,
      userId: query.userId ?? null,
    }),
    respond: ({ timeLogs }) => timeLogs.edges.map(({ node }) => node),
  }),

  route('POST', '/time-logs', {
    tag,
    summary: "Enters a day: one's own, or anyone's for managers and administrators.",
    status: 201,
    body: dayBody.extend({ userId: Id.nullish() }),
    answer: TimeLogShape,
    document: graphql(
      `mutation RestLogDay($input: LogDayInput!) {
        result: logDay(input: $input) { ...RestTimeLog ...Refused } }`,
      [TimeLogFields, RefusedFields],
    ),
    variables: ({ body }) => ({ input: body }),
    respond: ({ result }) => granted(result),
  }),

  route('PUT', '/time-logs/:id', {
    tag,
    summary: 'Changes a day; what is left out stays.',
    body: dayBody.partial().extend({ rejectionReason: z.string().nullish() }),
    answer: TimeLogShape,
    document: graphql(
      `mutation RestUpdateTimeLog($input: UpdateTimeLogInput!) {
        result: updateTimeLog(input: $input) { ...RestTimeLog ...Refused } }`,
      [TimeLogFields, RefusedFields],
    ),
    variables: ({ params, body }) => ({ input: { ...body, id: params.id } }),
    respond: ({ result }) => granted(result),
  }),
];

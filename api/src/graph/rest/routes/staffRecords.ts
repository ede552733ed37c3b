import { z } from 'zod';
import { file, missing } from '../reply.ts';
import { route } from '../route.ts';
import { Day, LogStatus, RefusedFields, UserShape } from '../shapes.ts';
import { granted } from '../status.ts';
import { graphql } from '../tada.ts';

const tag = 'Staff';

export const staffRecordRoutes = [
  route('GET', '/staff/:id/schedule', {
    tag,
    summary: "The logged days of a period: your own, or anyone's for administrators, managers and HR.",
    query: z.object({ startDate: Day.optional(), endDate: Day.optional() }),
    response: z.object({
      data: z.object({
        schedule: z.array(
          z.object({ date: Day, worked: z.boolean(), status: LogStatus, description: z.string() }),
        ),
      }),
    }),
    document: graphql(
      `query RestSchedule($id: ID!, $startDate: Date, $endDate: Date) {
        user(id: $id) { schedule(startDate: $startDate, endDate: $endDate) { date worked status description } } }`,
    ),
    variables: ({ params, query }) => ({
      id: params.id,
      startDate: query.startDate ?? null,
      endDate: query.endDate ?? null,
    }),
    respond: ({ user }) => (user ? { data: { schedule: user.schedule } } : missing('User')),
  }),

  route('GET', '/staff/:id/contact', {
    tag,
    summary: 'How to reach a person: yourself, or anyone for administrators, managers and HR.',
    response: z.object({
      data: z.object({ contact: UserShape.pick({ email: true, phone: true, address: true }) }),
    }),
    document: graphql(
      `query RestContact($id: ID!) {
        user(id: $id) { contact { email phone address { street city state zip country } } } }`,
    ),
    variables: ({ params }) => ({ id: params.id }),
    respond: ({ user }) =>
      user
        ? { data: { contact: { ...user.contact, address: JSON.stringify(user.contact.address) } } }
        : missing('User'),
  }),

  route('GET', '/staff/:id/records', {
    tag,
    summary: "A person's records as one ZIP archive.",
    produces: ['application/zip'],
    response: z.string().meta({ format: 'binary' }),
    document: graphql(
      `query RestUserRecords($id: ID!) {
        result: userRecords(id: $id) { ... on File { filename contentType bytes } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ params }) => ({ id: params.id }),
    respond: ({ result }) => file(granted(result)),
  }),
];

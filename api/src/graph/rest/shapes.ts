/** The JSON shapes of the contract: what clients send, what they receive, and the API's description of both. */
import type { ResultOf } from 'gql.tada';
import { DAY_EXPECTED, isDay } from 'rules/days';
import { toExactCents } from 'rules/money';
import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../pageArgs.ts';
import { graphql } from './tada.ts';

export const Id = z.string().meta({ description: 'An opaque id, the same as in GraphQL.' });
export const Day = z
  .string()
  .refine(isDay, DAY_EXPECTED)
  .meta({ description: 'A calendar day, YYYY-MM-DD.', format: 'date' });
export const Money = z
  .number()
  .refine((amount) => toExactCents(amount) !== undefined, 'Expected an amount with at most two decimals.')
  .meta({ description: 'US dollars with at most two decimals.' });
export const Instant = z.string().meta({ description: 'ISO 8601 in UTC.', format: 'date-time' });

const YEAR_EXPECTED = 'Expected a year, as in 2026.';
export const Year = z.int32(YEAR_EXPECTED).meta({ description: "From 2020 to the company's current year." });

// Query strings contain text; `standsFor` tells the API's description what it means.

/** A year in a query string. */
export const yearText = z
  .string()
  .regex(/^\d{4}$/, YEAR_EXPECTED)
  .transform(Number)
  .meta({ standsFor: { type: 'integer', minimum: 2020 } });

/** True or false in a query string. */
export const yesText = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .meta({ standsFor: { type: 'boolean' } });

const fromOne = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Expected a whole number from 1 on.')
  .transform(Number);

const NO_PAGES = 'Refused for CSV and JSON Lines.';

/** A page of a list. */
export const pageQuery = {
  page: fromOne.optional().meta({
    standsFor: { type: 'integer', minimum: 1, maximum: 999_999_999 },
    description: `From 1; a page past the end is empty. ${NO_PAGES}`,
  }),
  limit: fromOne
    .pipe(z.number().max(MAX_PAGE_SIZE))
    .optional()
    .meta({
      standsFor: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE },
      description: `Rows per page, ${MAX_PAGE_SIZE} at most. ${NO_PAGES}`,
    }),
  after: z
    .string()
    .optional()
    .meta({
      description: `Where the page begins, as the Link header of the page before says; without it, rows are counted. ${NO_PAGES}`,
    }),
};

export interface PageQuery {
  page?: number | undefined;
  limit?: number | undefined;
  after?: string | undefined;
}

/** The largest GraphQL Int; a page beyond it is past the end of any list. */
const MAX_OFFSET = 2_147_483_647;

/** The cursor after this many rows; null for the start of the list. */
export const toNumberedCursor = (rows: number): string | null =>
  rows === 0 ? null : Buffer.from(`OffsetConnection:${rows - 1}`).toString('base64');

/** The size of a page and the number of rows before it, with defaults. */
export function toPage({ page = 1, limit }: PageQuery, defaultLimit: number) {
  const first = limit ?? defaultLimit;
  return { page, first, before: Math.min((page - 1) * first, MAX_OFFSET) };
}

export const Pagination = z
  .object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() })
  .meta({ id: 'Pagination' });

export const Message = z.object({ message: z.string() });

const ROLES = [
  'IT_Admin',
  'Manager',
  'Employee',
  'HR',
  'Accountant',
  'Supervisor',
  'Asst_Manager',
  'Admin_Assistant',
] as const;
export const Role = z.enum(ROLES).meta({ id: 'Role' });

export const UserShape = z
  .object({
    id: Id,
    kind: z.enum(['STAFF', 'CONTRACTOR']),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    address: z.string().meta({ description: 'JSON text with street, city, state, zip and country.' }),
    dailyRate: Money.nullable(),
    role: z.string().meta({ description: "The highest role; 'User' if there is none." }),
    roles: z.array(Role),
    permissions: z.array(z.enum(['add_staff', 'assign_roles', 'manage_infra'])),
    isActive: z.boolean(),
    archived: z.boolean(),
    passwordChanged: z.boolean(),
    needsPasswordChange: z.boolean(),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'User' });

export const UserFields = graphql(`
  fragment RestUser on User {
    id kind firstName lastName email phone dailyRate role roles permissions isActive archived
    passwordChanged needsPasswordChange createdAt updatedAt
    address { street city state zip country }
  }
`);

/** The address is JSON text in both directions. */
export const userJson = ({ address, ...user }: ResultOf<typeof UserFields>) => ({
  ...user,
  address: JSON.stringify(address),
});

export const ContractorShape = UserShape.pick({
  id: true,
  kind: true,
  firstName: true,
  lastName: true,
  email: true,
  role: true,
  isActive: true,
  archived: true,
  createdAt: true,
  updatedAt: true,
}).meta({ id: 'Contractor' });

export const ContractorFields = graphql(`
  fragment RestContractor on User {
    id kind firstName lastName email role isActive archived createdAt updatedAt
  }
`);

export const Person = UserShape.pick({ id: true, firstName: true, lastName: true, email: true }).meta({
  id: 'Person',
});

export const PersonFields = graphql(`
  fragment RestPerson on User { id firstName lastName email }
`);

export const RunStatus = z.enum(['PROCESSED', 'PAID', 'VOID']).meta({ id: 'PayrollRunStatus' });

export const RunKind = z.enum(['REGULAR', 'ADJUSTMENT']).meta({ id: 'PayrollRunKind' });

export const RunShape = z
  .object({
    id: Id,
    kind: RunKind,
    user: Person,
    weekStart: Day,
    weekEnd: Day,
    basePay: Money,
    bonuses: Money.meta({ description: "The week's expenses." }),
    totalPay: Money,
    status: RunStatus,
    payDate: Day,
    entries: z.array(z.object({ date: Day, pay: Money, expenses: Money, notes: z.string() })),
  })
  .meta({ id: 'PayrollRun' });

export const RunFields = graphql(
  `
  fragment RestRun on PayrollRun {
    id kind weekStart weekEnd basePay bonuses: expenses totalPay status payDate
    user { ...RestPerson }
    entries { date pay expenses notes }
  }
`,
  [PersonFields],
);

export const LogStatus = z.enum(['PENDING', 'APPROVED', 'REJECTED']).meta({ id: 'TimeLogStatus' });

export const TimeLogShape = z
  .object({
    id: Id,
    date: Day,
    worked: z.boolean(),
    description: z.string(),
    status: LogStatus,
    rejectionReason: z.string().nullable(),
    user: Person,
    payrollRun: RunShape.pick({
      id: true,
      basePay: true,
      bonuses: true,
      totalPay: true,
      status: true,
    }).nullable(),
  })
  .meta({ id: 'TimeLog' });

export const TimeLogFields = graphql(
  `
  fragment RestTimeLog on TimeLog {
    id date worked description status rejectionReason
    user { ...RestPerson }
    payrollRun { id basePay bonuses: expenses totalPay status }
  }
`,
  [PersonFields],
);

/** What is still open for someone who is deactivated or archived, as sentences; omitted if nothing is. */
export const Open = z.object({
  open: z
    .array(z.string())
    .optional()
    .meta({ description: 'What is still open for the person: pay, days, receipts, balances and tax years.' }),
});

export const OpenThingsFields = graphql(`
  fragment RestOpenThings on User { openThings { text } }
`);

export const openJson = ({ openThings }: ResultOf<typeof OpenThingsFields>): z.output<typeof Open> =>
  openThings.length > 0 ? { open: openThings.map(({ text }) => text) } : {};

/** How every mutation document selects an error. */
export const RefusedFields = graphql(`
  fragment Refused on Error {
    message code ... on ValidationError { issues { path message } } ... on RetentionError { details }
    ... on ConflictError { details }
    ... on ApprovalRequiredError { requestId }
  }
`);

/** Every connection of the schema: its path, the key of its rows, and how rows change while a test reads them. */
import { getNamedType, isObjectType } from 'graphql';
import { schema } from '../../src/app/schema.ts';
import type { Company } from './company.ts';

/** SQL that changes one row: $1 is its key, and $2 is a number that varies keys and values. */
interface Changes {
  arrive?: string;
  /** Removes the row from the list. */
  leave?: string;
  /** Moves the row to another place in the list. */
  move?: string;
}

export interface ListCase extends Changes {
  field: string;
  /** The fields around the list. */
  within?: (field: string, company: Company) => string;
  args?: string;
  /** The field that identifies a row. */
  key: string;
}

const NEW_PERSON = (kind: string, archivedAt = 'NULL') => `
  INSERT INTO "User" (id, kind, email, "emailKey", "firstName", "lastName", "passwordHash", "archivedAt", "createdAt", "updatedAt")
  VALUES ($1::uuid, '${kind}', $1::uuid::text || '@example.com', $1::uuid::text || '@example.com', 'Ärmel', (ARRAY['Abt', 'Ärmel', 'zed'])[1 + $2::int % 3], '',
    ${archivedAt}, timestamptz '2025-01-01' + $2::int % 5 * interval '1 day', now())`;
/** Moves a row in the orders by its last change. */
const touch = (table: string) =>
  `UPDATE "${table}" SET "updatedAt" = timestamptz '2026-01-01' + $2::int % 9 * interval '1 s' WHERE id = $1`;
const update = (table: string, set: string) =>
  `UPDATE "${table}" SET ${set} WHERE id = $1 AND $2::int IS NOT NULL`;
const remove = (table: string) => `DELETE FROM "${table}" WHERE id = $1 AND $2::int IS NOT NULL`;

const ARCHIVE = update('User', '"archivedAt" = now()');
const DEACTIVATE = update('User', '"isActive" = false');
const RENAME = `UPDATE "User" SET "lastName" = (ARRAY['Abt', 'Ärmel', 'zed'])[1 + $2::int % 3] || ' New' WHERE id = $1`;
const ANYONE = `(SELECT id FROM "User" WHERE email LIKE 'crowd%' ORDER BY id OFFSET $2::int % 5 LIMIT 1)`;
const NEW_ENTRY = (action: string, entityType: string, entityId: string) => `
  INSERT INTO "AuditLog" (id, timestamp, action, "entityType", "entityId", digest)
  VALUES ($1, timestamptz '2026-01-01' + $2::int % 9 * interval '1 s', '${action}', '${entityType}', ${entityId}, '')`;
const BOSS = `(SELECT "userId"::text FROM "RoleAssignment" GROUP BY "userId" HAVING count(*) = 4)`;

const people = (field: string, kind: string): ListCase => ({
  field,
  key: 'id',
  arrive: NEW_PERSON(kind),
  leave: ARCHIVE,
  move: RENAME,
});

const node =
  (id: keyof Company['ids'], type: string) =>
  (field: string, { ids }: Company) =>
    `node(id: "${ids[id]}") { ... on ${type} { ${field} } }`;
const viewer = (field: string) => `viewer { ${field} }`;

const item = (
  batch: string,
) => `UPDATE "${batch}Item" SET status = 'REFUSED', refusal = 'No.', "settledAt" = now()
  WHERE "userId" = $1 AND $2::int IS NOT NULL`;

const batchItems = (id: 'payrollBatch' | 'taxBatch', type: string): ListCase => ({
  field: 'items',
  within: node(id, type),
  args: 'status: WAITING',
  key: 'user { id }',
  leave: item(type),
});

const NEW_RUN = `
  INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate")
  SELECT $1, ${ANYONE}, monday, monday + 6, 1, 0, 1, monday FROM (SELECT date '2000-01-03' + 7 * ($2::int % 15) AS monday) week
  ON CONFLICT DO NOTHING`;
const NEW_DAY = `
  INSERT INTO "TimeLog" (id, "userId", date, worked, status, "updatedAt")
  SELECT $1, ${ANYONE}, date '2021-01-01' + $2::int % 9, true, 'APPROVED', now() ON CONFLICT DO NOTHING`;
const MOVED_DAY = `
  UPDATE "TimeLog" moved SET date = date + 10000 WHERE id = $1 AND date < '2040-01-01' AND $2::int IS NOT NULL
  AND NOT EXISTS (SELECT FROM "TimeLog" other WHERE other."userId" = moved."userId" AND other.date = moved.date + 10000)`;
const NEW_RECEIPT = `
  INSERT INTO "Receipt" (id, "userId", date, category, amount, purpose, status, "requestKey", "requestHash", "updatedAt")
  SELECT $1, ${ANYONE}, date '2021-01-01' + $2::int % 9, 'TOLLS', 1, '', 'APPROVED', $1::uuid::text, '', now()`;
const NEW_REQUEST = `
  INSERT INTO "ApprovalRequest" (id, kind, "askedById", "createdAt", "expiresAt", content)
  SELECT $1, 'RECORD_PAYMENT', ${ANYONE}, timestamptz '2026-01-01' + $2::int % 9 * interval '1 s', timestamptz '2100-01-01', '{}'`;
const NEW_FILE = `
  INSERT INTO "BankFile" (id, "weekStart", format, "effectiveOn", "madeOn", "createdAt")
  SELECT $1, date '2026-01-05', 'CSV', date '2026-01-14', date '2026-01-13',
    timestamptz '2026-01-01' + $2::int % 9 * interval '1 s'`;
const NEW_DOCUMENT = `
  INSERT INTO "TaxDocument" (id, "userId", type, year, status, missing, snapshot, "supersededAt", "createdAt", "updatedAt")
  VALUES ($1, ${ANYONE}, 'W9', 2020, 'GENERATED', '{}', '{}', now(), timestamptz '2026-01-01' + $2::int % 5 * interval '1 s', now())`;

/** The list in both orders by last change, where every change moves a row. */
const ordersByUpdate = ({ args, ...list }: ListCase, table: string): ListCase[] =>
  ['FIRST_UPDATED', 'LAST_UPDATED'].map((order) => ({
    ...list,
    args: [args, `orderBy: ${order}`].filter(Boolean).join(', '),
    move: touch(table),
  }));

export const CASES: Record<string, ListCase[]> = {
  'Query.staff': [
    people('staff', 'STAFF'),
    { ...people('staff', 'STAFF'), args: 'orderBy: OLDEST', move: RENAME },
    { ...people('staff', 'STAFF'), args: 'orderBy: FIRST_UPDATED', move: touch('User') },
  ],
  // A person who was paid is never deleted.
  'Query.people': [{ ...people('people', 'STAFF'), leave: `${remove('User')} AND kind = 'STAFF'` }],
  // A person without a Form W-9 has an open step, no matter how long they have been here.
  'Query.newcomers': [
    {
      ...people('newcomers', 'CONTRACTOR'),
      move: `UPDATE "User" SET "createdAt" = timestamptz '2025-01-01' + $2::int % 5 * interval '1 day' WHERE id = $1`,
    },
  ],
  'Query.archivedUsers': [
    {
      field: 'archivedUsers',
      key: 'id',
      arrive: NEW_PERSON('CONTRACTOR', `timestamptz '2026-01-01' + $2::int % 5 * interval '1 s'`),
      leave: update('User', '"archivedAt" = NULL'),
      move: `UPDATE "User" SET "archivedAt" = timestamptz '2026-01-01' + $2::int % 5 * interval '1 s' WHERE id = $1`,
    },
  ],
  'Query.contractors': [
    people('contractors', 'CONTRACTOR'),
    {
      ...people('contractors', 'CONTRACTOR'),
      args: 'orderBy: NEWEST',
      move: `UPDATE "User" SET "createdAt" = timestamptz '2025-01-01' + $2::int % 5 * interval '1 day' WHERE id = $1`,
    },
    ...ordersByUpdate(people('contractors', 'CONTRACTOR'), 'User'),
  ],
  'Query.payees': [people('payees', 'CONTRACTOR')],
  'Query.lateSubmitters': [
    { ...people('lateSubmitters', 'CONTRACTOR'), args: 'weekStart: "2026-08-03"', leave: DEACTIVATE },
  ],
  'Query.submittedWeeks': [
    {
      field: 'submittedWeeks',
      key: 'user { id } weekStart',
      arrive: `INSERT INTO "TimeLog" (id, "userId", date, worked, "updatedAt")
        SELECT $1, ${ANYONE}, date '2026-10-01' + $2::int % 7, true, now() ON CONFLICT DO NOTHING`,
      leave: `UPDATE "TimeLog" SET status = 'APPROVED' WHERE "userId" = $1 AND $2::int IS NOT NULL`,
      move: RENAME,
    },
  ].flatMap((list) => [list, { ...list, args: 'orderBy: NEWEST' }]),
  'Query.approvalRequests': [
    {
      ...{ field: 'approvalRequests', args: 'filter: { status: { in: [OPEN] } }', key: 'id' },
      arrive: NEW_REQUEST,
      leave: update('ApprovalRequest', `status = 'WITHDRAWN', "closedAt" = now()`),
    },
    { field: 'approvalRequests', args: 'orderBy: NEWEST', key: 'id', arrive: NEW_REQUEST },
  ],
  'Query.bankFiles': [
    { field: 'bankFiles', key: 'id', arrive: NEW_FILE, leave: remove('BankFile') },
    { field: 'bankFiles', args: 'orderBy: OLDEST', key: 'id', arrive: NEW_FILE, leave: remove('BankFile') },
  ],
  'Query.payrollRuns': [
    {
      field: 'payrollRuns',
      args: 'status: PROCESSED',
      key: 'id',
      arrive: NEW_RUN,
      leave: update('PayrollRun', `status = 'PAID', "paidAt" = now()`),
    },
    ...['OLDEST', 'EARLIEST_PAY_DATE', 'LATEST_PAY_DATE', 'HIGHEST_NUMBER', 'LOWEST_NUMBER'].map((order) => ({
      ...{ field: 'payrollRuns', args: `orderBy: ${order}`, key: 'id', arrive: NEW_RUN },
      move: update('PayrollRun', `"payDate" = date '2025-06-02' + $2::int % 9`),
    })),
    ...ordersByUpdate({ field: 'payrollRuns', key: 'id', arrive: NEW_RUN }, 'PayrollRun'),
  ],
  'Query.timeLogs': [
    {
      field: 'timeLogs',
      args: 'status: APPROVED',
      key: 'id',
      arrive: NEW_DAY,
      leave: remove('TimeLog'),
      move: MOVED_DAY,
    },
    {
      field: 'timeLogs',
      args: 'status: APPROVED, orderBy: OLDEST',
      key: 'id',
      arrive: NEW_DAY,
      leave: remove('TimeLog'),
      move: MOVED_DAY,
    },
    ...ordersByUpdate(
      { field: 'timeLogs', args: 'status: APPROVED', key: 'id', arrive: NEW_DAY, leave: remove('TimeLog') },
      'TimeLog',
    ),
  ],
  'Query.receipts': [
    {
      field: 'receipts',
      args: 'status: APPROVED',
      key: 'id',
      arrive: NEW_RECEIPT,
      leave: remove('Receipt'),
      move: `UPDATE "Receipt" SET date = date + 10000 WHERE id = $1 AND date < '2040-01-01' AND $2::int IS NOT NULL`,
    },
    { field: 'receipts', args: 'orderBy: OLDEST', key: 'id', arrive: NEW_RECEIPT, leave: remove('Receipt') },
    ...ordersByUpdate(
      { field: 'receipts', key: 'id', arrive: NEW_RECEIPT, leave: remove('Receipt') },
      'Receipt',
    ),
  ],
  'Query.payments': [
    // A payment never changes, and comes with the runs that it settles.
    { field: 'payments', key: 'id' },
    { field: 'payments', args: 'orderBy: OLDEST', key: 'id' },
  ],
  'Query.taxDocuments': [
    {
      field: 'taxDocuments',
      args: 'status: GENERATED, includeSuperseded: true',
      key: 'id',
      arrive: NEW_DOCUMENT,
      leave: update('TaxDocument', `status = 'SUBMITTED'`),
    },
    {
      field: 'taxDocuments',
      args: 'includeSuperseded: true, orderBy: OLDEST',
      key: 'id',
      arrive: NEW_DOCUMENT,
    },
    ...ordersByUpdate(
      { field: 'taxDocuments', args: 'includeSuperseded: true', key: 'id', arrive: NEW_DOCUMENT },
      'TaxDocument',
    ),
  ],
  'Query.reports': [
    {
      field: 'reports',
      key: 'id',
      arrive: `INSERT INTO "Report" (id, name, type, year, content, "createdAt")
        VALUES ($1, 'One', 'TAX_REPORT', 2025, '{}', timestamptz '2026-01-01' + $2::int % 5 * interval '1 s')`,
      leave: remove('Report'),
    },
  ],
  'Query.auditLogs': [
    {
      field: 'auditLogs',
      key: 'id',
      args: 'action: "PAYROLL_PAID"',
      arrive: NEW_ENTRY('PAYROLL_PAID', 'PayrollRun', 'NULL'),
    },
    {
      field: 'auditLogs',
      key: 'id',
      args: 'filter: { action: { in: ["PAYROLL_PAID"] } }, orderBy: OLDEST',
      arrive: NEW_ENTRY('PAYROLL_PAID', 'PayrollRun', 'NULL'),
    },
  ],
  'Query.changes': [
    {
      field: 'changes',
      key: 'recordId',
      args: 'topics: [RECEIPTS]',
      arrive: `INSERT INTO "RecordChange" (topic, "recordId", position) SELECT 'RECEIPTS', $1, $2::int % 20`,
      leave: `UPDATE "RecordChange" SET position = NULL WHERE "recordId" = $1 AND $2::int IS NOT NULL`,
      move: `UPDATE "RecordChange" SET position = $2::int % 20 WHERE "recordId" = $1`,
    },
  ],
  'PayrollBoard.rows': [
    {
      ...people('rows', 'CONTRACTOR'),
      within: (field, { week }) => `payrollBoard(weekStart: "${week}") { ${field} }`,
      key: 'user { id }',
      leave: DEACTIVATE,
    },
  ],
  'TaxSeason.rows': [
    {
      field: 'rows',
      within: (field, { year }) => `taxSeason(year: ${year}) { ${field} }`,
      key: 'user { id }',
      arrive: `INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate", status, "paidAt")
        SELECT $1, id, '2025-01-06', '2025-01-12', 1, 0, 1, '2025-01-20', 'PAID', now() FROM "User"
        WHERE email LIKE 'former%' ORDER BY id OFFSET $2::int % 5 LIMIT 1 ON CONFLICT DO NOTHING`,
      move: RENAME,
    },
  ],
  'PayrollBatch.items': [batchItems('payrollBatch', 'PayrollBatch')],
  'TaxDocumentBatch.items': [batchItems('taxBatch', 'TaxDocumentBatch')],
  'Report.rows': [{ field: 'rows', within: node('report', 'Report'), key: 'cells' }],
  'User.notices': [{ field: 'notices', within: viewer, key: 'id', leave: remove('Notice') }],
  'User.personalAccessTokens': [
    { field: 'personalAccessTokens', within: viewer, key: 'id', leave: remove('PersonalAccessToken') },
  ],
  'User.dataViews': [
    {
      field: 'dataViews',
      within: viewer,
      key: 'id',
      arrive: NEW_ENTRY('USER_RECORDS_EXPORTED', 'User', BOSS),
    },
  ],
  // On a person that only some may open.
  'User.loggedWeeks': [
    {
      field: 'loggedWeeks',
      within: (field, { people }) => `person(id: "${people.driver.id}") { ${field} }`,
      key: 'weekStart',
    },
  ],
  'User.plans': [
    {
      field: 'plans',
      within: (field, { people }) => `person(id: "${people.driver.id}") { ${field} }`,
      key: 'id',
      arrive: `INSERT INTO "Plan" (id, "userId", kind, description, "firstWeek", "agreedBy", "agreedOn", "createdAt", "updatedAt")
        SELECT $1, "userId", 'RECURRING', 'New', '2026-01-05', 'Dana', '2026-01-02', timestamptz '2026-01-01' + $2::int % 9 * interval '1 s', now()
        FROM "Plan" LIMIT 1`,
    },
  ],
  'User.history': [
    { field: 'history', within: viewer, key: 'id', arrive: NEW_ENTRY('USER_RECORDS_EXPORTED', 'User', BOSS) },
  ],
  'PayrollRun.history': [{ field: 'history', within: node('run', 'PayrollRun'), key: 'id' }],
  'TaxDocument.history': [{ field: 'history', within: node('document', 'TaxDocument'), key: 'id' }],
};

export const cases = Object.entries(CASES).flatMap(([coordinate, list]) =>
  list.map((one) => ({ ...one, coordinate, title: [coordinate, one.args].filter(Boolean).join(' ') })),
);
export type NamedCase = (typeof cases)[number];

/** Every field of the schema that is a connection. */
export const connections = Object.values(schema.getTypeMap())
  .flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  )
  .sort();

/** The list as a document; `args` are added to the case's own. */
export function toDocument(list: ListCase, company: Company, args: string, counted = false): string {
  const all = [list.args, args].filter(Boolean).join(', ');
  const field = `${list.field}${all && `(${all})`} {
    ${counted ? 'totalCount' : ''} pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { ${list.key} } } nodes { ${list.key} } }`;
  return `{ ${list.within?.(field, company) ?? field} }`;
}

export interface Page {
  totalCount?: number;
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  edges: { cursor: string; node: object }[];
  nodes: object[];
}

/** The one field at the bottom of a response. */
export function toPage(data: object): Page {
  return 'edges' in data ? (data as Page) : toPage(Object.values(data)[0] as object);
}

export const keysOf = ({ edges }: Page): string[] => edges.map(({ node }) => JSON.stringify(node));

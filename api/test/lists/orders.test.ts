/** `orderBy` puts the rows first that its words say, on every list that has it. */
import { getNamedType, isEnumType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../src/app/schema.ts';
import { type Company, openCompany } from './company.ts';

/** The field of a row that an order sorts by, and whether the least comes first. */
type Place = readonly [field: string, isAscending: boolean];
type Places = Readonly<Record<string, Place>>;

const byTime = (field: string): Places => ({ NEWEST: [field, false], OLDEST: [field, true] });
const UPDATED: Places = { LAST_UPDATED: ['updatedAt', false], FIRST_UPDATED: ['updatedAt', true] };
const PEOPLE: Places = { NAME: ['lastName', true], ...byTime('createdAt'), ...UPDATED };

const PLACES: Record<string, Places> = {
  approvalRequests: { OPEN_FIRST: ['status', true], ...byTime('createdAt') },
  auditLogs: byTime('timestamp'),
  bankFiles: byTime('createdAt'),
  contractors: PEOPLE,
  payments: byTime('date'),
  people: PEOPLE,
  payrollRuns: {
    ...byTime('weekStart'),
    ...{ LATEST_PAY_DATE: ['payDate', false], EARLIEST_PAY_DATE: ['payDate', true] },
    ...{ HIGHEST_NUMBER: ['number', false], LOWEST_NUMBER: ['number', true] },
    ...UPDATED,
  },
  receipts: { ...byTime('date'), ...UPDATED },
  staff: PEOPLE,
  submittedWeeks: byTime('weekStart'),
  taxDocuments: { ...byTime('createdAt'), ...UPDATED },
  timeLogs: { ...byTime('date'), ...UPDATED },
};

/** Without it, a list leaves out most of its rows here. */
const MORE: Record<string, string> = { taxDocuments: ', includeSuperseded: true' };

const ordered = Object.values(schema.getQueryType()!.getFields()).flatMap(({ name, args }) =>
  args.flatMap((arg) => {
    const type = getNamedType(arg.type);
    return arg.name === 'orderBy' && isEnumType(type) ? [{ list: name, arg, words: type.getValues() }] : [];
  }),
);

let company: Company;
beforeAll(async () => {
  company = await openCompany(12, { isReadOnly: true });
  for (const table of ['User', 'TimeLog', 'Receipt', 'PayrollRun', 'TaxDocument'])
    await company.query(
      `UPDATE "${table}" SET "updatedAt" = timestamptz '2026-01-01' + hashtext(id::text) % 9 * interval '1 day'`,
    );
  await company.query(
    `UPDATE "ApprovalRequest" SET status = 'WITHDRAWN', "closedAt" = now() WHERE number % 2 = 0`,
  );
});
afterAll(() => company.portal.close());

async function read(list: string, args: string, field: string): Promise<unknown[]> {
  const { data, errors } = await company.portal.graphql(
    `{ ${list}(first: 200${MORE[list] ?? ''}${args}) { nodes { ${field} } } }`,
    {},
    company.boss.token,
  );
  expect(errors).toBeUndefined();
  return data[list].nodes.map((row: Record<string, unknown>) => row[field]);
}

/** From the least to the greatest: statuses as they are declared, texts as the database sorts them. */
async function sort(field: string, values: readonly unknown[]): Promise<unknown[]> {
  if (field === 'number') return values.toSorted((one, other) => Number(one) - Number(other));
  const type = field === 'status' ? '"ApprovalRequestStatus"' : 'text';
  const rows = await company.query(`SELECT value FROM unnest($1::${type}[]) value ORDER BY value`, [values]);
  return rows.map(({ value }) => value);
}

test('every order is tried', () => {
  expect(
    Object.fromEntries(ordered.map(({ list, words }) => [list, words.map(({ name }) => name).sort()])),
  ).toEqual(Object.fromEntries(Object.entries(PLACES).map(([list, of]) => [list, Object.keys(of).sort()])));
});

test.each(
  Object.entries(PLACES).flatMap(([list, places]) =>
    Object.entries(places).map(([order, [field, isAscending]]) => ({ list, order, field, isAscending })),
  ),
)('$list by $order', async ({ list, order, field, isAscending }) => {
  const values = await read(list, `, orderBy: ${order}`, field);
  const ascending = await sort(field, values);
  expect(values).toEqual(isAscending ? ascending : ascending.reverse());
  // The opposite order is another one.
  expect(new Set(values).size).toBeGreaterThan(1);
});

test.each(ordered)('$list without an order has the one that its description names', async ({ list, arg }) => {
  const [, word] = /^([A-Z_]+) if left out\.$/.exec(arg.description!)!;
  const [field] = PLACES[list]![word!]!;
  expect(await read(list, '', field)).toEqual(await read(list, `, orderBy: ${word}`, field));
});

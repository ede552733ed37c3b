/** The rows of a tax year's board, with their records. */
import type { GraphQLResolveInfo } from 'graphql';
import { toAmount } from 'rules/money';
import { hasAnyRole, PAYROLL_READERS, TAX_NUMBER_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { partsOfKey, rowKey, yearOfKey } from '../../graph/computedIds.ts';
import { computedFor } from '../../graph/nodeFor.ts';
import { selectedOfRecords, totalCount } from '../../graph/pagedConnection.ts';
import type { Context, SignedInContext } from '../../operation/context.ts';
import { PayrollRun } from '../payroll/payrollRun.graphql.ts';
import { User } from '../people/user.graphql.ts';
import { TaxDocument } from '../taxDocuments/taxDocument.graphql.ts';
import { sharedNumbers } from '../taxProfiles/taxProfiles.service.ts';
import { loadMonths, type Season, type SeasonMonth, taxSeason } from './season.service.ts';
import type { SeasonRow } from './seasonRow.ts';

/** The most rows shown at once. */
export const MAX_SEASON_PAGE = 200;

type Named = { id: string };
type Owned = { id: string; userId: string };

/** A row, with loaders that read the records of the whole page at once. */
interface ShownRow extends SeasonRow {
  year: number;
  threshold: Season['threshold'];
  user: Named;
  document: Owned | null;
  shownRuns: Owned[];
  shownUndecided: Owned[];
  shownToConfirm: Named[];
  sharers: Named[];
  /** What each row of the page was paid by month; read on first use. */
  months: () => Promise<Map<string, SeasonMonth[]>>;
}

/** What to read of the records in a row's field. */
type Selections = (field: string) => { select?: object };

/** Reads only what is selected: without a selection, Prisma would read every column. `paths` lead to rows. */
export const readSelections =
  (context: Context, info: GraphQLResolveInfo, paths: readonly string[][]): Selections =>
  (field) =>
    selectedOfRecords(context, info, field, paths);

const byId = <Row extends Named>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** The people who share their taxpayer numbers, if selected. Two statements. */
async function loadSharers(
  { db, viewer }: Context,
  rows: readonly SeasonRow[],
  selection: { select?: object },
) {
  if (!selection.select || !viewer || !hasAnyRole(viewer, TAX_NUMBER_READERS))
    return { keysByPerson: new Map<string, string[]>(), people: new Map<string, Named>() };
  const keysByPerson = await sharedNumbers(
    db,
    rows.map(({ userId }) => userId),
  );
  const keys = [...new Set([...keysByPerson.values()].flat())];
  const people = keys.length ? await db.user.findMany({ ...selection, where: { id: { in: keys } } }) : [];
  return { keysByPerson, people: byId(people) };
}

/** The runs with these numbers, by number, if selected. */
async function loadRuns({ db }: Context, selection: { select?: object }, numbers: number[]) {
  if (!selection.select || numbers.length === 0) return new Map<number, Owned>();
  const runs = await db.payrollRun.findMany({
    ...selection,
    select: { ...selection.select, id: true, userId: true, number: true },
    where: { number: { in: numbers } },
  });
  return new Map<number, Owned>(runs.map((run) => [run.number, run]));
}

/** Reads the selected fields of the rows' records. */
export async function showRows(
  context: Context,
  asked: Selections,
  { year, threshold }: Season,
  rows: readonly SeasonRow[],
): Promise<ShownRow[]> {
  const { db } = context;
  const [ofUsers, ofDocuments] = [asked('user'), asked('document')];
  const users = ofUsers.select
    ? await db.user.findMany({ ...ofUsers, where: { id: { in: rows.map(({ userId }) => userId) } } })
    : [];
  const documents = ofDocuments.select
    ? await db.taxDocument.findMany({
        ...ofDocuments,
        where: { id: { in: rows.flatMap(({ form }) => form?.id ?? []) } },
      })
    : [];
  const runByNumber = await loadRuns(
    context,
    asked('runs'),
    rows.flatMap(({ runs }) => runs),
  );
  const undecidedRunByNumber = await loadRuns(
    context,
    asked('undecidedRuns'),
    rows.flatMap(({ undecidedRuns }) => undecidedRuns),
  );
  const ofUnconfirmed = asked('toConfirm');
  const unconfirmed = rows.flatMap(({ toConfirm }) => toConfirm);
  const toConfirm =
    ofUnconfirmed.select && unconfirmed.length
      ? await db.user.findMany({ ...ofUnconfirmed, where: { id: { in: unconfirmed } } })
      : [];
  const { keysByPerson, people } = await loadSharers(context, rows, asked('sharedNumberWith'));
  const [userById, documentById] = [byId<Named>(users), byId<Owned>(documents)];
  const unconfirmedById = byId<Named>(toConfirm);
  let months: Promise<Map<string, SeasonMonth[]>> | undefined;
  return rows.map((row) => ({
    ...row,
    year,
    threshold,
    user: userById.get(row.userId) ?? { id: row.userId },
    document: (row.form && documentById.get(row.form.id)) ?? null,
    shownRuns: row.runs.flatMap((number) => runByNumber.get(number) ?? []),
    shownUndecided: row.undecidedRuns.flatMap((number) => undecidedRunByNumber.get(number) ?? []),
    shownToConfirm: row.toConfirm.flatMap((key) => unconfirmedById.get(key) ?? []),
    sharers: (keysByPerson.get(row.userId) ?? []).flatMap((key) => people.get(key) ?? []),
    months: () => {
      months ??= loadMonths(db, year, rows);
      return months;
    },
  }));
}

const TaxSeasonStateEnum = builder.enumType('TaxSeasonState', {
  description: 'Whether a payee needs a form, and whether it can be generated.',
  values: {
    READY: { description: 'The form is required and can be generated, or could be if the year were over.' },
    MISSING: { description: 'The form is required and lacks something.' },
    CONFLICT: {
      description:
        'Another person has certified the same SSN or ITIN under a different legal name; for administrators and accountants.',
    },
    NOT_NEEDED: { description: 'No form is required; the reason says why.' },
    DONE: { description: 'The form has been generated and is still right.' },
  } as const,
});

export const TaxSeasonFilterEnum = builder.enumType('TaxSeasonFilter', {
  description: 'The states to filter the list by: those of TaxSeasonState.',
  values: {
    READY: { description: 'Only those whose form is required and can be generated.' },
    MISSING: { description: 'Only those whose form is required and lacks something.' },
    CONFLICT: { description: 'Only those whose taxpayer number another person has certified too.' },
    NOT_NEEDED: { description: 'Only those who need no form.' },
    DONE: { description: 'Only those whose form is generated and still right.' },
  },
});

const TaxSeasonMonth = builder.objectRef<SeasonMonth>('TaxSeasonMonth').implement({
  tokenScope: 'TAX_READ',
  description: 'What was paid in one month.',
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    month: t.exposeInt('month', { description: 'Its number: 1 for January, 12 for December.' }),
    paid: t.field({
      type: 'Money',
      description: 'What was paid out in the month, expenses included.',
      resolve: ({ paid }) => toAmount(paid),
    }),
    expenses: t.field({
      type: 'Money',
      description: 'Reimbursed expenses among what was paid.',
      resolve: ({ expenses }) => toAmount(expenses),
    }),
  }),
});

type Amount =
  | 'paid'
  | 'expenses'
  | 'employee'
  | 'exempt'
  | 'reportable'
  | 'withheld'
  | 'before'
  | 'unconfirmed';
const money = (name: Amount, description: string) => ({
  type: 'Money' as const,
  description,
  resolve: (row: SeasonRow) => toAmount(row[name]),
});

/** A row requested by ID. Its fields load the selected records. */
async function loadRow(key: string, context: SignedInContext): Promise<ShownRow | null> {
  const parts = partsOfKey(key, yearOfKey);
  const season = parts && (await taxSeason(context, parts.period));
  if (!season) return null;
  const keysOf = (field: string) => ({ select: { id: true, ...(field === 'document' && { userId: true }) } });
  const row = season.rowOf.get(parts.userId);
  const rows = row ? [row] : [];
  return (await showRows(context, keysOf, season, rows))[0] ?? null;
}

export const TaxSeasonRow = builder.objectRef<ShownRow>('TaxSeasonRow');
builder.node(TaxSeasonRow, {
  tokenScope: 'TAX_READ',
  id: { resolve: ({ year, userId }) => rowKey(year, userId) },
  loadWithoutCache: computedFor(PAYROLL_READERS, loadRow),
  description:
    'One payee of a tax year. People with the same taxpayer number are one payee, listed under one of them.',
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    user: t.field({
      type: User,
      description: 'The payee; if several people share one number, the one they are listed under.',
      resolve: ({ user }) => user,
    }),
    paid: t.field(money('paid', 'What was paid in the year: the other four amounts together.')),
    expenses: t.field(money('expenses', 'Reimbursed expenses, which are not on the form.')),
    employee: t.field(money('employee', 'Pay of an employee, which goes on a W-2.')),
    exempt: t.field(
      money('exempt', 'Pay for the time when the payee was a corporation or otherwise exempt.'),
    ),
    reportable: t.field(money('reportable', 'Pay that counts toward the threshold and goes on the form.')),
    withheld: t.field(money('withheld', 'Backup withholding, which is part of what was paid: box 4.')),
    paidBefore: t.field(
      money(
        'before',
        'The part of it that was paid before the portal was used, which is in no run and in no month.',
      ),
    ),
    unconfirmed: t.field(
      money(
        'unconfirmed',
        'The part of the reimbursed expenses that was paid before expenses had a category and that no one has confirmed.',
      ),
    ),
    threshold: t.field({
      type: 'Money',
      nullable: true,
      description: 'The amount from which a form is required; null if none is configured for the year.',
      resolve: ({ threshold }) => (threshold === null ? null : toAmount(threshold)),
    }),
    need: t.exposeBoolean('need', {
      nullable: true,
      description: 'Whether the form is required; null while the year has no threshold.',
    }),
    reason: t.exposeString('reason', { description: 'Why the form is required, or why not.' }),
    state: t.expose('state', {
      type: TaxSeasonStateEnum,
      description: 'What to do about the form, if anything.',
    }),
    missing: t.exposeStringList('missing', {
      description:
        'What keeps the form from being generated, as messages; that the year is not over yet does not count.',
    }),
    needsW9: t.exposeBoolean('needsW9', {
      description:
        'Whether the form waits for a Form W-9: none is signed, or the IRS cannot read its letters.',
    }),
    document: t.field({
      type: TaxDocument,
      nullable: true,
      description: "The year's current form, or a draft of one.",
      resolve: ({ document }) => document,
    }),
    runs: t.field({
      type: [PayrollRun],
      description: 'The runs that were added up, by number.',
      resolve: ({ shownRuns }) => shownRuns,
    }),
    undecidedRuns: t.field({
      type: [PayrollRun],
      description:
        'Runs with a pay date in the year that are processed and neither marked as paid nor void: they keep the form from being generated.',
      resolve: ({ shownUndecided }) => shownUndecided,
    }),
    toConfirm: t.field({
      type: [User],
      description: 'People not yet confirmed as contractors or employees.',
      resolve: ({ shownToConfirm }) => shownToConfirm,
    }),
    months: t.field({
      type: [TaxSeasonMonth],
      description:
        'The same runs by the month in which they were paid; months without a payment are left out.',
      resolve: async ({ userId, months }) => (await months()).get(userId) ?? [],
    }),
    sharedNumberWith: t.field({
      type: [User],
      description:
        'Others who certified the same taxpayer number; for administrators and accountants, empty for managers.',
      resolve: ({ sharers }) => sharers,
    }),
  }),
});

export const TaxSeasonRowConnection = builder.connectionObject(
  {
    type: TaxSeasonRow,
    name: 'TaxSeasonRowConnection',
    fields: (t) => ({
      totalCount: totalCount(t, 'How many rows match, across all pages.'),
    }),
  },
  { name: 'TaxSeasonRowEdge' },
);

/** Everything the viewer may see that matches a text: by number first, then people, best matches first. */
import { CONTRACTOR_READERS, hasAnyRole } from 'rules/roles';
import { orderBy } from '../../graph/keyset.ts';
import { readPageSize } from '../../graph/pageArgs.ts';
import type { SignedInContext } from '../../operation/context.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { visiblePayrollRuns } from '../payroll/payroll.service.ts';
import { BY_NAME } from '../people/byName.ts';
import { beginsPerson, matchesPerson } from '../people/search.ts';
import { readContent } from '../taxDocuments/content.ts';
import { taxDocumentsWhere } from '../taxDocuments/taxDocuments.service.ts';
import { readNumber } from './readNumber.ts';

const DEFAULT_SIZE = 10;
const MAX_SIZE = 50;

/** People whose page the viewer may open (`canOpenPerson`), as a condition. */
const openablePeople = ({ viewer }: SignedInContext): Prisma.UserWhereInput =>
  hasAnyRole(viewer, CONTRACTOR_READERS) ? {} : { id: viewer.id };

type SearchHit = { id: string } & { __typename: 'User' | 'PayrollRun' | 'TaxDocument' };

/** What the query selects of the hits of a type. */
type SelectedOf = (type: SearchHit['__typename']) => { select?: object };

export interface Found {
  hits: SearchHit[];
  hasMore: boolean;
}

/** Reads all kinds at the same moment. Throws VALIDATION for an invalid size. */
export async function searchAll(
  context: SignedInContext,
  { text, first }: { text: string; first?: number | null | undefined },
  selectedOf: SelectedOf,
): Promise<Found> {
  const { size } = readPageSize({ first: first ?? null }, DEFAULT_SIZE, MAX_SIZE);
  if (text.trim() === '') return { hits: [], hasMore: false };
  // One extra hit shows whether there are more.
  const take = size + 1;
  const found = await Promise.all([
    findRuns(context, text, selectedOf, take),
    findDocuments(context, text, selectedOf, take),
    // Archived people come after everyone else.
    findPeople(context, { ...beginsPerson(text), archivedAt: null }, selectedOf, take),
    findPeople(context, matchesPerson(text), selectedOf, take),
  ]);
  const hits = [...new Map(found.flat().map((hit) => [hit.id, hit])).values()];
  return { hits: hits.slice(0, size), hasMore: hits.length > size };
}

async function findPeople(
  context: SignedInContext,
  where: Prisma.UserWhereInput,
  selectedOf: SelectedOf,
  take: number,
): Promise<SearchHit[]> {
  const rows = await context.db.user.findMany({
    select: { ...selectedOf('User').select, id: true },
    where: { AND: [openablePeople(context), where] },
    orderBy: orderBy(BY_NAME),
    take,
  });
  return rows.map((row) => ({ ...row, __typename: 'User' }));
}

async function findRuns(
  context: SignedInContext,
  text: string,
  selectedOf: SelectedOf,
  take: number,
): Promise<SearchHit[]> {
  const typed = readNumber(text);
  if (typed?.kind !== 'RUN') return [];
  const rows = await context.db.payrollRun.findMany({
    select: { ...selectedOf('PayrollRun').select, id: true, userId: true },
    where: { number: typed.number, ...visiblePayrollRuns(context.viewer) },
    take,
  });
  return rows.map((row) => ({ ...row, __typename: 'PayrollRun' }));
}

/**
 * Searches by the run that gave the account number its number, which has an index. The account number itself is in the
 * stored form.
 */
async function findDocuments(
  context: SignedInContext,
  text: string,
  selectedOf: SelectedOf,
  take: number,
): Promise<SearchHit[]> {
  const typed = readNumber(text);
  if (typed?.kind !== 'ACCOUNT') return [];
  const { firstRun, year } = typed;
  const rows = await context.db.taxDocument.findMany({
    select: { ...selectedOf('TaxDocument').select, id: true, userId: true, snapshot: true },
    where: {
      ...taxDocumentsWhere(context.viewer, { year }),
      user: { payrollRuns: { some: { number: firstRun } } },
    },
    orderBy: [{ year: 'desc' }, { id: 'desc' }],
    take,
  });
  return rows
    .filter(({ snapshot }) => readContent(snapshot).accountNumber?.startsWith(`C-${firstRun}-`))
    .map((row) => ({ ...row, __typename: 'TaxDocument' }));
}

/** Generates, finds and deletes reports. */
import { type Day, toUtcMidnight, yearOf } from 'rules/days';
import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import { checkFilter, type DayRange, keysOf, type UserIds } from '../../graph/listFilters.ts';
import type { Context, SignedInContext } from '../../operation/context.ts';
import { NotFoundError } from '../../operation/errors.ts';
import { toId, toKey } from '../../operation/ids.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { ReportType } from '../../platform/db/generated/client/enums.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assertTaxYear } from '../taxDocuments/taxYears.ts';
import { findSubject } from './bounds.ts';
import { BUILD_MS, buildTable, formatName, type Parameters } from './build.ts';
import type { ReportContent } from './content.ts';
import { storeRows } from './rows.ts';

export interface RangeInput {
  type: 'PAYROLL_SUMMARY' | 'CONTRACTOR_REPORT';
  startDate: Day;
  endDate: Day;
  userId?: string | null | undefined;
  /** For a payroll summary by pay date instead of days worked. */
  dates?: 'PAY_DATE' | undefined;
}

/** Generates a report for a range of days. Returns its key. Throws ValidationError or NotFoundError. */
export async function generateRangeReport(context: SignedInContext, input: RangeInput): Promise<string> {
  const { type, startDate, endDate, userId, dates } = input;
  const subject = userId == null ? null : await findSubject(context, userId);
  const parameters: Parameters = { type, startDate, endDate, contractorId: subject?.id ?? null, dates };
  return keep(context, parameters, formatName(parameters, subject?.name ?? null));
}

/** Generates the report of a tax year. Returns its key. Throws ValidationError. */
export async function generateTaxReport(context: SignedInContext, year: number): Promise<string> {
  assertTaxYear(year, yearOf(todayIn(context.now(), context.timeZone)));
  const parameters: Parameters = { type: 'TAX_REPORT', year };
  return keep(context, parameters, formatName(parameters, null));
}

function keep(context: SignedInContext, parameters: Parameters, name: string): Promise<string> {
  return inTransaction(
    context.db,
    async (tx) => {
      const { columns, rows, sums } = await buildTable(tx, context, parameters);
      const { id } = await tx.report.create({
        data: {
          name,
          ...listColumns(parameters),
          content: {},
          createdById: context.viewer.id,
          createdAt: context.now(),
        },
        select: { id: true },
      });
      await storeRows(tx, id, rows);
      const dates = 'dates' in parameters ? parameters.dates : undefined;
      const content: ReportContent = { version: 2, ...(dates && { dates }), columns, ...sums() };
      await tx.report.update({
        where: { id },
        data: { content: content satisfies Prisma.InputJsonValue },
        select: { id: true },
      });
      await record(tx, context, {
        action: 'REPORT_GENERATED',
        entityType: 'Report',
        entityId: id,
        newValues: toFacts(parameters, name, content),
      });
      return id;
    },
    { timeout: BUILD_MS },
  );
}

const listColumns = (parameters: Parameters) =>
  parameters.type === 'TAX_REPORT'
    ? parameters
    : {
        type: parameters.type,
        startDate: toUtcMidnight(parameters.startDate),
        endDate: toUtcMidnight(parameters.endDate),
        contractorId: parameters.contractorId,
      };

/** For the audit log. It names the person by key, so that deleting the person also covers this entry. */
const toFacts = (parameters: Parameters, name: string, { rowCount }: ReportContent) => ({
  name,
  type: parameters.type,
  rows: rowCount,
  ...('contractorId' in parameters && parameters.contractorId ? { userId: parameters.contractorId } : {}),
});

export interface ReportArguments {
  type?: ReportType | null;
  /** Reports that cover a day on or after this one … */
  startDate?: Day | null;
  /** … and on or before this one. */
  endDate?: Day | null;
  /** The ID of a person; a malformed one matches nothing. */
  userId?: string | null | undefined;
  year?: number | null;
  filter?: {
    date?: DayRange | null;
    type?: ReportType | null;
    userId?: UserIds | null;
    year?: number | null;
  } | null;
}

/**
 * The reports that match a filter and that the viewer may see. A tax report covers every day of its year. Throws
 * VALIDATION for an impossible filter.
 */
export function reportsWhere(viewer: Context['viewer'], args: ReportArguments = {}): Prisma.ReportWhereInput {
  if (!viewer || !hasAnyRole(viewer, PAYROLL_READERS)) return { id: { in: [] } };
  const date = args.startDate ? 'startDate' : 'endDate';
  checkFilter({ ...args }, { date, type: 'type', userId: 'userId', year: 'year' });
  const { userId, filter } = args;
  const type = filter?.type ?? args.type;
  const year = filter?.year ?? args.year;
  const startDate = filter?.date?.from ?? args.startDate;
  const endDate = filter?.date?.to ?? args.endDate;
  return {
    ...(type ? { type } : {}),
    ...(year == null ? {} : { year }),
    AND: [
      userId ? { contractorId: keysOf([userId]) } : {},
      filter?.userId ? { contractorId: keysOf(filter.userId.in) } : {},
      startDate
        ? { OR: [{ endDate: { gte: toUtcMidnight(startDate) } }, { year: { gte: yearOf(startDate) } }] }
        : {},
      endDate
        ? { OR: [{ startDate: { lte: toUtcMidnight(endDate) } }, { year: { lte: yearOf(endDate) } }] }
        : {},
    ],
  };
}

/** Deletes a report. Returns its public ID. Throws NotFoundError. */
export async function deleteReport(context: SignedInContext, id: string): Promise<string> {
  const key = toKey('Report', id);
  await inTransaction(context.db, async (tx) => {
    // If two people delete it at once, one finds it gone.
    const [gone] = await tx.report.findMany({
      where: { id: key },
      select: { name: true, type: true, contractorId: true },
    });
    const { count } = await tx.report.deleteMany({ where: { id: key } });
    if (!gone || count === 0) throw new NotFoundError('Report');
    await record(tx, context, {
      action: 'REPORT_DELETED',
      entityType: 'Report',
      entityId: key,
      oldValues: {
        name: gone.name,
        type: gone.type,
        ...(gone.contractorId ? { userId: gone.contractorId } : {}),
      },
    });
  });
  return toId('Report', key);
}

/** The pay statements of a range of pay dates as one archive. */
import { type Day, toUtcMidnight } from 'rules/days';
import { REVERSED_DAYS } from 'rules/messages';
import type { FileShape } from '../../graph/file.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import { inArchiveTurn, MAX_ARCHIVED, packPdfs } from '../../operation/pdfArchive.ts';
import { printStatement, recordDownloads, STATEMENT_FIELDS } from './statement.service.ts';

interface PayDates {
  startDate: Day;
  endDate: Day;
}

const inRange = ({ startDate, endDate }: PayDates) => ({
  payDate: { gte: toUtcMidnight(startDate), lte: toUtcMidnight(endDate) },
});

/**
 * The statement of every run with such a pay date, one PDF for each. Every download is recorded, as it is for a single
 * one. Throws ValidationError for reversed days, ConflictError for too many or none, and UNAVAILABLE while other
 * archives wait.
 */
export async function payStatements(context: SignedInContext, range: PayDates): Promise<FileShape> {
  const { startDate, endDate } = range;
  if (endDate < startDate) throw ValidationError.of('endDate', REVERSED_DAYS);
  return inArchiveTurn(async () => {
    const runs = await context.db.payrollRun.findMany({
      where: { ...inRange(range), statement: { isNot: null } },
      orderBy: { number: 'asc' },
      take: MAX_ARCHIVED + 1,
      select: STATEMENT_FIELDS,
    });
    if (runs.length === 0)
      throw new ConflictError('There is no pay statement with a pay date on these days.');
    if (runs.length > MAX_ARCHIVED)
      throw new ConflictError(`More than ${MAX_ARCHIVED} pay statements. Choose fewer days.`);
    const bytes = await packPdfs(context, runs, (run, options) => printStatement(context, run, options));
    await recordDownloads(context, runs);
    const others = await context.db.payrollRun.count({ where: { ...inRange(range), statement: null } });
    return {
      filename: `pay-statements-${startDate}-${endDate}.zip`,
      contentType: 'application/zip',
      bytes,
      leftOut:
        others === 0 ? null : `${others} ${others === 1 ? 'run that has' : 'runs that have'} no statement`,
    };
  });
}

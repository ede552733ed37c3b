import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { formatAmount, readCents } from 'rules/amounts';
import { counted } from 'rules/counted';
import { formatDay } from 'rules/dayFormats';
import { toDecimal } from 'rules/money';
import { type CsvCell, csvFileName, toCsv } from '../../kit/lib/csv';
import { saveCsv } from '../../kit/lib/download';
import { formatSpan } from '../../kit/lib/spanNames';
import { Button } from '../../kit/ui/Button';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { Instant } from '../../kit/ui/Instant';
import { NoValue } from '../../kit/ui/NoValue';
import { StatusChip } from '../../kit/ui/StatusChip';
import { QueryChart } from './QueryChart';
import { readCells, type Whole } from './readWhole';
import type { ReadyColumn, ReadyQuery } from './readyQuery';

/** How many rows are shown: what is drawn at once stays quick, and the file has them all. */
const SHOWN = 100;
/** The same for a list in a cell. */
const SHOWN_LINES = 5;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingVerticalS,
  },
  count: { ...typographyStyles.body1Strong, margin: 0 },
  lines: { margin: 0, padding: 0, minWidth: 'min(260px, 60vw)', listStyleType: 'none' },
  table: {
    minWidth: 0,
    overflow: 'clip',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

type Value = string | number | boolean | unknown[] | null | undefined;
type Row = { readonly key: string; readonly values: readonly Value[] };

/** The values of a record in a cell's list, and of the records within it, one after the other. */
const listValues = (part: unknown): string[] => {
  if (part === null || part === undefined || part === '') return [];
  if (typeof part === 'object') return Object.values(part).flatMap(listValues);
  return [String(part)];
};

/** 'Day pay' of DAY_PAY; what is short, such as ACH, is an abbreviation. */
const formatWord = (word: string): string =>
  word.length < 4 ? word : word.charAt(0) + word.slice(1).replaceAll('_', ' ').toLowerCase();

function showCell(kind: ReadyColumn[2], value: Value): ReactNode {
  if (Array.isArray(value))
    return value.length === 0 ? (
      <NoValue />
    ) : (
      <CellLines lines={value.map((part) => listValues(part).join(' · '))} />
    );
  if (value === null || value === undefined || value === '') return <NoValue />;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (kind === 'money') return formatAmount(value);
  if (kind === 'day') return formatDay(String(value));
  if (kind === 'week' || kind === 'month' || kind === 'quarter') return formatSpan(kind, String(value));
  if (kind === 'word') return formatWord(String(value));
  if (kind === 'instant') return <Instant at={String(value)} />;
  if (kind === 'status') return <StatusChip status={String(value)} />;
  return value;
}

/** A list in a cell, a line for each. */
function CellLines({ lines }: { lines: readonly string[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.lines}>
      {lines.slice(0, SHOWN_LINES).map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never change places.
        <li key={place}>{line}</li>
      ))}
      {lines.length > SHOWN_LINES && <li>{`and ${lines.length - SHOWN_LINES} more`}</li>}
    </ul>
  );
}

const toTableColumn =
  (rows: readonly Row[]) =>
  ([heading, path, kind]: ReadyColumn, index: number): Column<Row> => {
    const has = (type: string) => rows.some(({ values }) => typeof values[index] === type);
    return {
      key: heading,
      header: heading,
      cell: ({ values }) => showCell(kind, values[index]),
      align: has('number') ? 'end' : 'start',
      title: path.at(-1) === 'name',
      status: kind === 'status',
      // A name or a sentence speaks for itself.
      labeled: kind === 'day' || kind === 'instant' || has('number') || has('boolean'),
      nowrap: kind !== undefined,
    };
  };

/** Money is a plain decimal in a file, and a list is JSON; all else is as the API has it. */
function toCsvCell(kind: ReadyColumn[2], value: Value): CsvCell {
  if (kind === 'money' && typeof value === 'number') return toDecimal(readCents(value));
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

function saveRows({ key, columns, variables }: ReadyQuery, rows: readonly Row[]): void {
  const csv = toCsv(
    columns.map(([header, , kind], index) => ({
      header,
      cell: ({ values }: Row) => toCsvCell(kind, values[index]),
    })),
    rows,
  );
  const period = Object.values(variables).filter((value) => value !== null && typeof value !== 'object');
  saveCsv(csv, csvFileName(key, ...period.map(String)));
}

type QueryResultProps = { ready: ReadyQuery; whole: Whole };

/** The rows of a query as a table and a file, and its sums by week, month or quarter as bars. */
export function QueryResult({ ready, whole }: QueryResultProps) {
  const styles = useStyles();
  const { title, columns } = ready;
  const rows = readCells(columns, whole.rows).map(
    (values, place): Row => ({ key: String(place), values: values as Value[] }),
  );
  const shown = rows.slice(0, SHOWN);
  const count = counted(rows.length, 'row');
  return (
    <div className={styles.root}>
      <QueryChart ready={ready} whole={whole} />
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {rows.length > SHOWN ? `${count}; the first ${SHOWN} are shown` : count}
        </p>
        {rows.length > 0 && (
          <Button icon={<ArrowDownloadRegular />} onClick={() => saveRows(ready, rows)}>
            Download CSV
          </Button>
        )}
      </div>
      <div className={styles.table}>
        <DataTable
          label={`Result: ${title}`}
          columns={columns.map(toTableColumn(shown))}
          rows={shown}
          rowKey={({ key }) => key}
          empty="No rows."
          maxHeight="480px"
        />
      </div>
    </div>
  );
}

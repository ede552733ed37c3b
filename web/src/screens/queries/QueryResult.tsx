import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { formatAmount, readCents } from 'rules/amounts';
import { counted } from 'rules/counted';
import { formatDay, formatMonth, formatShortMonth } from 'rules/dayFormats';
import { toDecimal } from 'rules/money';
import { formatCompactAmount } from '../../kit/lib/compactAmount';
import { type CsvCell, csvFileName, toCsv } from '../../kit/lib/csv';
import { saveCsv } from '../../kit/lib/download';
import { BarChart } from '../../kit/ui/BarChart';
import { Button } from '../../kit/ui/Button';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { NoValue } from '../../kit/ui/NoValue';
import { StatusChip } from '../../kit/ui/StatusChip';
import { readPath, type Whole } from './readWhole';
import type { ReadyColumn, ReadyQuery } from './readyQueries';

/** How many rows are shown: what is drawn at once stays quick, and the file has them all. */
const SHOWN = 100;

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
  table: {
    minWidth: 0,
    overflow: 'clip',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

type Value = string | number | boolean | null | undefined;
type Row = { readonly key: string; readonly values: readonly Value[] };

function showCell(kind: ReadyColumn[2], value: Value): ReactNode {
  if (value === null || value === undefined || value === '') return <NoValue />;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (kind === 'money') return formatAmount(value);
  if (kind === 'day') return formatDay(String(value));
  if (kind === 'status') return <StatusChip status={String(value)} />;
  return value;
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
      labeled: kind === 'day' || has('number') || has('boolean'),
      nowrap: kind !== undefined,
    };
  };

/** Money is a plain decimal in a file; all else is as the API has it. */
const toCsvCell = (kind: ReadyColumn[2], value: Value): CsvCell =>
  kind === 'money' && typeof value === 'number' ? toDecimal(readCents(value)) : value;

function saveRows({ key, columns, variables }: ReadyQuery, rows: readonly Row[]): void {
  const csv = toCsv(
    columns.map(([header, , kind], index) => ({
      header,
      cell: ({ values }: Row) => toCsvCell(kind, values[index]),
    })),
    rows,
  );
  const period = Object.values(variables).filter((value) => value !== null);
  saveCsv(csv, csvFileName(key, ...period.map(String)));
}

type QueryResultProps = { ready: ReadyQuery; whole: Whole };

/** The rows of a query as a table and a file, and its months as bars. */
export function QueryResult({ ready, whole }: QueryResultProps) {
  const styles = useStyles();
  const { title, columns } = ready;
  const rows = whole.rows.map(
    (node, place): Row => ({
      key: String(place),
      values: columns.map(([, path]) => readPath(node, path) as Value),
    }),
  );
  const shown = rows.slice(0, SHOWN);
  const count = counted(rows.length, 'row');
  return (
    <div className={styles.root}>
      <QueryChart ready={ready} data={whole.data} />
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
          empty="No rows in this period."
          maxHeight="480px"
        />
      </div>
    </div>
  );
}

/** The months of the response, if the query has them and they have begun. */
function QueryChart({ ready, data }: { ready: ReadyQuery; data: unknown }) {
  const { chart } = ready;
  const months = chart && (readPath(data, chart.list) as readonly unknown[] | undefined);
  if (!months) return null;
  return (
    <BarChart
      label={chart.title}
      empty="Nothing was paid in these months."
      groupLabel="Month"
      series={[{ key: 'paid', label: 'Paid', color: tokens.colorBrandForeground1 }]}
      groups={months.map((each) => {
        const month = String(readPath(each, chart.month)).slice(0, 7);
        return {
          key: month,
          label: formatShortMonth(month),
          fullLabel: formatMonth(month),
          values: { paid: Number(readPath(each, chart.amount)) },
        };
      })}
      format={formatAmount}
      formatAxis={formatCompactAmount}
    />
  );
}

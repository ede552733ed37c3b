import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigation, useSearchParams } from 'react-router-dom';
import type {
  ReportRows_report$data,
  ReportRows_report$key,
} from '../../__generated__/ReportRows_report.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { DataTable } from '../../kit/ui/DataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { Pager } from '../../kit/ui/Pager';
import { Section } from '../../kit/ui/Section';
import { formatCell } from './cellText';
import { RowDetails } from './RowDetails';
import { toDataTableColumns } from './reportColumns';
import { rowPage, rowsPerPage } from './rowPage';

/** Headings stay on one line: with more letters than these, a table does not fit beside the navigation everywhere. */
const FITTING_LETTERS = 80;

const useStyles = makeStyles({
  // The heading sticks to this box, which scrolls sideways, instead of the page.
  wide: { overflowX: 'auto', '--sticky-top': '0px' },
});

type Edge = ReportRows_report$data['rows']['edges'][number];

/** A row has no id: its place in the list is its key. */
const withKey = ({ cursor, node }: Edge) => ({
  node: node.ok ? ({ ok: true, value: { key: cursor, ...node.value } } as const) : node,
});

/** The table of a report, page by page; a row opens its runs and days. */
export function ReportRows(props: { report: ReportRows_report$key }) {
  const { columns, totals, rows, ...about } = useFragment(
    graphql`
      fragment ReportRows_report on Report @throwOnFieldError {
        year
        startDate
        endDate
        columns {
          key
          title
          kind
        }
        totals
        rows(first: $first, after: $after) {
          totalCount
          edges {
            cursor
            node @catch(to: RESULT) {
              cells
              userId
              runId
            }
          }
        }
      }
    `,
    props.report,
  );
  const styles = useStyles();
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const isRefreshing = useNavigation().state === 'loading';
  const letters = columns.reduce((sum, { title }) => sum + title.length, 0);
  const shown = columns.map((column, index) => ({ column, index }));
  return (
    <Section title="Rows" description="Open a row to see what’s behind it today." flush>
      <div className={letters > FITTING_LETTERS ? styles.wide : undefined}>
        <DataTable
          label="Rows of the report"
          columns={toDataTableColumns(shown)}
          {...extractRows({ edges: rows.edges.map(withKey) })}
          rowKey={({ key }) => key}
          refreshing={isRefreshing}
          expansion={{
            opened,
            onChange: setOpened,
            content: ({ userId, runId }) => (
              <RowDetails userId={userId ?? null} runId={runId ?? null} {...about} />
            ),
          }}
          totals={Object.fromEntries(
            columns.flatMap((column, index): [string, ReactNode][] => {
              if (index === 0) return [[column.key, 'Total']];
              return typeof totals[index] === 'string'
                ? [[column.key, formatCell(column, totals[index])]]
                : [];
            }),
          )}
          empty={<EmptyState text="No pay or work in this report." />}
        />
      </div>
      <Pager
        label="rows"
        page={rowPage.read(params).page}
        pageSize={rowsPerPage}
        total={rows.totalCount}
        onPage={(page) => setParams(rowPage.write({ page }), { preventScrollReset: true })}
      />
    </Section>
  );
}

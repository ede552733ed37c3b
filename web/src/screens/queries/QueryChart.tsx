import { Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { formatAmount } from 'rules/amounts';
import { formatCompactAmount } from '../../kit/lib/compactAmount';
import { SPAN_LABELS, spanGroup } from '../../kit/lib/spanNames';
import { BarChart } from '../../kit/ui/BarChart';
import { readCells, readPath, type Whole } from './readWhole';
import type { ReadyQuery } from './readyQuery';
import { findTimeChart, type TimeChart } from './timeChart';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  amount: { maxWidth: '240px' },
});

/** The sums of a result by week, month or quarter as bars; nothing if it has none. */
export function QueryChart({ ready, whole }: { ready: ReadyQuery; whole: Whole }) {
  const { list, columns } = ready.chart ?? ready;
  const rows = ready.chart ? (readPath(whole.data, list) as readonly unknown[] | undefined) : whole.rows;
  const chart = findTimeChart(columns, readCells(columns, rows ?? []));
  // A chart of other amounts starts with its own choice.
  return chart && <AmountChart key={chart.amounts.join()} chart={chart} title={ready.chart?.title} />;
}

/** One amount at a time: bars of gross and net on top of each other would add up to a meaningless sum. */
function AmountChart({ chart, title }: { chart: TimeChart; title: string | undefined }) {
  const styles = useStyles();
  const { by, amounts, groups } = chart;
  // The sum of the others comes last, as in a table.
  const [chosen, choose] = useState(amounts.length - 1);
  const amount = amounts[chosen]!;
  return (
    <div className={styles.root}>
      {amounts.length > 1 && (
        <Field label="Amount" className={styles.amount}>
          <Select value={chosen} onChange={(_event, { value }) => choose(Number(value))}>
            {amounts.map((heading, index) => (
              <option key={heading} value={index}>
                {heading}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <BarChart
        label={title ?? `${amount} by ${by}`}
        empty="Nothing in this period."
        groupLabel={SPAN_LABELS[by]}
        series={[{ key: 'amount', label: amount, color: tokens.colorBrandForeground1 }]}
        groups={groups.map(({ first, values }) => ({
          ...spanGroup(by, first),
          values: { amount: values[chosen]! },
        }))}
        format={formatAmount}
        formatAxis={formatCompactAmount}
      />
    </div>
  );
}

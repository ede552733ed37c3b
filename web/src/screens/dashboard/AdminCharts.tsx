import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatLongDay, formatMonthDay } from 'rules/dayFormats';
import type {
  AdminCharts_query$data,
  AdminCharts_query$key,
} from '../../__generated__/AdminCharts_query.graphql';
import { BarChart } from '../../kit/ui/BarChart';
import { media } from '../../kit/ui/breakpoints';
import { Section } from '../../kit/ui/Section';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    [media.fromLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const signIns = [{ key: 'count', label: 'Sign-ins', color: tokens.colorBrandForeground1 }];
const errors = [{ key: 'count', label: 'Errors', color: tokens.colorStatusDangerForeground1 }];

/** Sign-ins and errors of each of the last thirty days; hidden when the log cannot be read. */
export function AdminCharts({ query }: { query: AdminCharts_query$key }) {
  const styles = useStyles();
  const { adminOverview } = useFragment(
    graphql`
      fragment AdminCharts_query on Query @throwOnFieldError {
        adminOverview {
          logs @catch(to: NULL) {
            signInsByDay {
              day
              count
            }
            errorsByDay {
              day
              count
            }
          }
        }
      }
    `,
    query,
  );
  if (!adminOverview.logs) return null;
  const { signInsByDay, errorsByDay } = adminOverview.logs;
  return (
    <Section title="The Last 30 Days">
      <div className={styles.root}>
        <BarChart
          label="Sign-ins by day"
          empty="No sign-ins in the last 30 days."
          series={signIns}
          groups={toGroups(signInsByDay)}
          groupLabel="Day"
          format={written}
          formatAxis={whole}
        />
        <BarChart
          label="Errors by day"
          empty="No errors in the last 30 days."
          series={errors}
          groups={toGroups(errorsByDay)}
          groupLabel="Day"
          format={written}
          formatAxis={whole}
        />
      </div>
    </Section>
  );
}

const written = (count: number) => count.toLocaleString('en-US');
// A small chart's axis has ticks between whole counts, where there are no values.
const whole = (count: number) => (Number.isInteger(count) ? written(count) : '');

type Days = NonNullable<AdminCharts_query$data['adminOverview']['logs']>['errorsByDay'];

const toGroups = (days: Days) =>
  days.map(({ day, count }) => ({
    key: day,
    label: formatMonthDay(day),
    fullLabel: formatLongDay(day),
    values: { count },
  }));

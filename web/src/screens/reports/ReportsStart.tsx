import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { formatDay } from 'rules/dayFormats';
import type { ReportsStart_query$key } from '../../__generated__/ReportsStart_query.graphql';
import { CHART_HEIGHT } from '../../kit/ui/barChartProps';
import { notify } from '../../kit/ui/notify';
import { Section } from '../../kit/ui/Section';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { PresetButtons } from './PresetButtons';
import { QuarterChart } from './QuarterChart';
import { reportPath } from './reportAddress';
import type { ReportPreset } from './reportPresets';
import { useGenerateReport } from './useGenerateReport';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  label: {
    ...typographyStyles.caption1,
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    color: tokens.colorNeutralForeground2,
  },
});

/** The current quarter at a glance, and the payroll summary of a usual period with one click. */
export function ReportsStart({ query }: { query: ReportsStart_query$key }) {
  const styles = useStyles();
  const { today, quarter } = useFragment(
    graphql`
      fragment ReportsStart_query on Query @throwOnFieldError {
        today
        quarter {
          number
          year
          ...QuarterChart_quarter
        }
      }
    `,
    query,
  );
  const [generate, isBusy] = useGenerateReport();
  const navigate = useNavigate();
  const open = async ({ startDate, endDate }: ReportPreset) => {
    const values = { type: 'PAYROLL_SUMMARY', dates: 'PAY_DATE', year: '', contractorId: '' } as const;
    const outcome = await generate({ ...values, startDate, endDate });
    if (!outcome.ok) notify.error(outcome.message);
    else if (outcome.result.report) void navigate(reportPath(outcome.result.report.id));
  };
  if (!quarter) return null;
  return (
    <Section
      title={`Q${quarter.number} ${quarter.year} So Far`}
      description={`By pay date, as of ${formatDay(today)}`}
    >
      <div className={styles.root}>
        <QuarterChart quarter={quarter} />
        <div>
          <p className={styles.label}>Payroll summary by pay date</p>
          <PresetButtons
            label="Payroll summary by pay date"
            today={today}
            isBusy={isBusy}
            onlyYears={false}
            onChoose={(preset) => void open(preset)}
          />
        </div>
      </div>
    </Section>
  );
}

/** The quarter while loading. */
export function ReportsStartSkeleton() {
  return (
    <Section title="This Quarter">
      <div role="status">
        <VisuallyHidden>Loading the quarter...</VisuallyHidden>
        <SkeletonBlock height={`${CHART_HEIGHT + 110}px`} />
      </div>
    </Section>
  );
}

import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
} from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { ReportChanged_report$key } from '../../__generated__/ReportChanged_report.graphql';
import { Button } from '../../kit/ui/Button';
import { notify } from '../../kit/ui/notify';
import { reportPath } from './reportAddress';
import { useGenerateReport } from './useGenerateReport';

const useStyles = makeStyles({ body: { whiteSpace: 'normal', overflowWrap: 'anywhere' } });

/** Shows that the same report would differ today, with a button to generate it again. */
export function ReportChanged(props: { report: ReportChanged_report$key }) {
  const styles = useStyles();
  const { sourceChanged, type, year, startDate, endDate, dates, contractor } = useFragment(
    graphql`
      fragment ReportChanged_report on Report @throwOnFieldError {
        sourceChanged
        type
        year
        startDate
        endDate
        dates
        contractor {
          id
        }
      }
    `,
    props.report,
  );
  const [generate, isBusy] = useGenerateReport();
  const navigate = useNavigate();
  if (!sourceChanged) return null;
  const again = async () => {
    const outcome = await generate({
      type,
      year: String(year ?? ''),
      startDate: startDate ?? '',
      endDate: endDate ?? '',
      contractorId: contractor?.id ?? '',
      dates: dates === 'PAY_DATE' ? dates : 'WORK_DATE',
    });
    if (!outcome.ok) return notify.error(outcome.message);
    notify.success('Report generated successfully!');
    if (outcome.result.report) void navigate(reportPath(outcome.result.report.id));
  };
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody className={styles.body}>
        <MessageBarTitle>Changed since</MessageBarTitle>
        Payroll or days behind this report have changed since. The report keeps its numbers.
      </MessageBarBody>
      <MessageBarActions>
        <Button busy={isBusy} busyLabel="Generating..." onClick={again}>
          Generate Again
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}

import { graphql, useFragment } from 'react-relay';
import type { ReportView_report$key } from '../../__generated__/ReportView_report.graphql';
import { ChangedRows } from './ChangedRows';
import { ReportActions } from './ReportActions';
import { ReportChanged } from './ReportChanged';
import { ReportChart } from './ReportChart';
import { ReportHead } from './ReportHead';
import { ReportRows } from './ReportRows';
import { ReportSubtotals } from './ReportSubtotals';
import { ReportTotals } from './ReportTotals';

/** A report's parameters, sums, chart and table. */
export function ReportView(props: { report: ReportView_report$key }) {
  const report = useFragment(
    graphql`
      fragment ReportView_report on Report @throwOnFieldError {
        ...ReportActions_report
        ...ReportChanged_report
        ...ChangedRows_report
        ...ReportHead_report
        ...ReportTotals_report
        ...ReportChart_report
        ...ReportSubtotals_report
        ...ReportRows_report
      }
    `,
    props.report,
  );
  return (
    <>
      <ReportActions report={report} />
      <ReportChanged report={report} />
      <ChangedRows report={report} />
      <ReportHead report={report} />
      <ReportTotals report={report} />
      <ReportChart report={report} />
      <ReportSubtotals report={report} />
      <ReportRows report={report} />
    </>
  );
}

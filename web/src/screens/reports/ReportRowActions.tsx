import { makeStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular, DeleteRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type { ReportRowActions_report$key } from '../../__generated__/ReportRowActions_report.graphql';
import { IconButton } from '../../kit/ui/IconButton';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { Spinner } from '../../kit/ui/Spinner';
import { useExportReport } from './useExportReport';

const DeleteReportDialog = lazyDialog(async () => (await import('./DeleteReportDialog')).DeleteReportDialog);

const useStyles = makeStyles({ root: { display: 'inline-flex' } });

/** Downloads a report as CSV, or deletes it if the viewer may. */
export function ReportRowActions(props: { report: ReportRowActions_report$key }) {
  const styles = useStyles();
  const { id, name, viewerCanDelete } = readInlineData(
    graphql`
      fragment ReportRowActions_report on Report @inline @throwOnFieldError {
        id
        name
        viewerCanDelete
      }
    `,
    props.report,
  );
  const [exportCsv, isExporting] = useExportReport(id);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <span className={styles.root}>
      <IconButton
        label={`Export CSV of ${name}`}
        icon={isExporting ? <Spinner /> : <ArrowDownloadRegular />}
        onClick={exportCsv}
      />
      {viewerCanDelete && (
        <IconButton label={`Delete ${name}`} icon={<DeleteRegular />} onClick={() => setDeleting(true)} />
      )}
      {isDeleting && <DeleteReportDialog id={id} name={name} onClose={() => setDeleting(false)} />}
    </span>
  );
}

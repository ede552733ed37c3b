import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular, ChevronLeftRegular, DeleteRegular, PrintRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { ReportActions_report$key } from '../../__generated__/ReportActions_report.graphql';
import { Button } from '../../kit/ui/Button';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { reportsPath } from './reportAddress';
import { useExportReport } from './useExportReport';

const DeleteReportDialog = lazyDialog(async () => (await import('./DeleteReportDialog')).DeleteReportDialog);

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  // Aligns its arrow, not the space around it, with the page.
  back: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})`, marginInlineEnd: 'auto' },
  // On a phone they go to the next line together.
  buttons: { display: 'flex', gap: tokens.spacingHorizontalS },
});

/** A report's buttons: back, print, download, delete. */
export function ReportActions(props: { report: ReportActions_report$key }) {
  const styles = useStyles();
  const { id, name, viewerCanDelete } = useFragment(
    graphql`
      fragment ReportActions_report on Report @throwOnFieldError {
        id
        name
        viewerCanDelete
      }
    `,
    props.report,
  );
  const [exportCsv, isExporting] = useExportReport(id);
  const [isDeleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  return (
    <div className={styles.root}>
      <ButtonLink appearance="subtle" icon={<ChevronLeftRegular />} to={reportsPath} className={styles.back}>
        All Reports
      </ButtonLink>
      <div className={styles.buttons}>
        {viewerCanDelete && (
          <Button icon={<DeleteRegular />} onClick={() => setDeleting(true)}>
            Delete
          </Button>
        )}
        <Button icon={<PrintRegular />} onClick={() => window.print()}>
          Print
        </Button>
        <Button
          appearance="primary"
          icon={<ArrowDownloadRegular />}
          busy={isExporting}
          busyLabel="Exporting..."
          onClick={exportCsv}
        >
          Export CSV
        </Button>
      </div>
      {isDeleting && (
        <DeleteReportDialog
          id={id}
          name={name}
          onDeleted={() => navigate(reportsPath)}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}

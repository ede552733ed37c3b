import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useDownload } from '../../kit/session/useDownload';
import { Button } from '../../kit/ui/Button';

/** Downloads the statement as a PDF. */
export function DownloadStatementButton({ runId, number }: { runId: string; number: number }) {
  const [download, isBusy] = useDownload();
  return (
    <Button
      appearance="primary"
      icon={<ArrowDownloadRegular />}
      busy={isBusy}
      busyLabel="Downloading..."
      onClick={() =>
        void download({
          path: `/api/payroll/${encodeURIComponent(runId)}/statement`,
          fallbackName: `pay-statement-${number}.pdf`,
          failure: 'Failed to download the pay statement',
        })
      }
    >
      Download PDF
    </Button>
  );
}

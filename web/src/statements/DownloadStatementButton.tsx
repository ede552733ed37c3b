import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { useState } from 'react';
import { DownloadError, downloadFile } from '../lib/download';
import { currentSession } from '../session/sessionStore';
import { Button } from '../ui/Button';
import { notify } from '../ui/notify';

const failure = 'Failed to download the pay statement';

/** The statement as a PDF. */
export function DownloadStatementButton({ runId, number }: { runId: string; number: number }) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile({
        path: `/api/payroll/${encodeURIComponent(runId)}/statement`,
        token: currentSession()?.token ?? null,
        fallbackName: `pay-statement-${number}.pdf`,
        failure,
      });
    } catch (error) {
      notify.error(error instanceof DownloadError ? error.message : failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      appearance="primary"
      icon={<ArrowDownloadRegular />}
      busy={isBusy}
      busyLabel="Downloading..."
      onClick={download}
    >
      Download PDF
    </Button>
  );
}

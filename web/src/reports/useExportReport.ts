import { useState } from 'react';
import { DownloadError, downloadFile } from '../lib/download';
import { currentSession } from '../session/sessionStore';
import { notify } from '../ui/notify';

const failure = 'Failed to export CSV';

/** Saves a report as CSV, named after its id. */
export function useExportReport(id: string) {
  const [isBusy, setBusy] = useState(false);
  const exportCsv = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await downloadFile({
        path: `/api/reports/${encodeURIComponent(id)}/export/csv`,
        token: currentSession()?.token ?? null,
        fallbackName: `${id}.csv`,
        failure,
      });
    } catch (error) {
      notify.error(error instanceof DownloadError ? error.message : failure);
    } finally {
      setBusy(false);
    }
  };
  return [exportCsv, isBusy] as const;
}

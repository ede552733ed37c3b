import { useDownload } from '../../kit/session/useDownload';

/** Downloads a report as CSV, named after its id. */
export function useExportReport(id: string) {
  const [download, isBusy] = useDownload();
  const exportCsv = async () => {
    if (isBusy) return;
    await download({
      path: `/api/reports/${encodeURIComponent(id)}/export/csv`,
      fallbackName: `${id}.csv`,
      failure: 'Failed to export CSV',
    });
  };
  return [exportCsv, isBusy] as const;
}

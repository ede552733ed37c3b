import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { Button } from '../../kit/ui/Button';
import { notify } from '../../kit/ui/notify';
import { useFilters } from '../../kit/ui/useFilters';
import type { BoardDraft } from './boardDraft';
import { boardFilters } from './boardFilters';

type ExportBoardButtonProps = { week: string; draft: BoardDraft };

/** Saves all rows of the filter on screen, with the typed amounts; changes nothing. */
export function ExportBoardButton({ week, draft }: ExportBoardButtonProps) {
  const environment = useRelayEnvironment();
  const [{ search, only }] = useFilters(boardFilters);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      // Few visits export, so its code loads on demand.
      const { exportBoard } = await import('./boardCsv');
      await exportBoard(environment, { week, search, only, draft });
    } catch {
      notify.error('Failed to export the payroll of the week');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<ArrowDownloadRegular />} busy={isBusy} busyLabel="Exporting..." onClick={save}>
      Export CSV
    </Button>
  );
}

import { formatLongDay } from 'rules/dayFormats';
import { counted } from '../../kit/lib/labels';
import { Button } from '../../kit/ui/Button';
import { DataTable } from '../../kit/ui/DataTable';
import { DialogFrame } from '../../kit/ui/DialogFrame';
import type { Column } from '../../kit/ui/dataTable';
import type { RefusedDay } from './useDecideDays';

const columns: Column<RefusedDay>[] = [
  { key: 'who', header: 'Driver', cell: ({ who }) => who },
  { key: 'day', header: 'Day', nowrap: true, cell: ({ date }) => formatLongDay(date) },
  { key: 'why', header: 'Why', cell: ({ message }) => message },
];

type RefusalsDialogProps = { refusals: readonly RefusedDay[]; onClose: () => void };

/** The refused days, each with the reason. */
export function RefusalsDialog({ refusals, onClose }: RefusalsDialogProps) {
  return (
    <DialogFrame
      open
      width="wide"
      title={`${counted(refusals.length, 'day')} failed`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <DataTable
        label="Failed days"
        columns={columns}
        rows={refusals}
        rowKey={({ id }) => id}
        empty="No days failed."
      />
    </DialogFrame>
  );
}

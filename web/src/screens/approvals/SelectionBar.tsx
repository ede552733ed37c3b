import { type Cents, formatMoney } from 'rules/money';
import { counted } from '../../kit/lib/labels';
import { Button } from '../../kit/ui/Button';
import { SelectedBar } from '../../kit/ui/SelectedBar';
import type { Progress } from './useDecisions';

type SelectionBarProps = {
  /** The ticked weeks of this page, and how many of their days are pending. */
  weeks: number;
  days: number;
  /** The ticked weeks' worth; null if a rate is missing. */
  worth: Cents | null;
  /** All weeks of the filter, on all pages. */
  total: number;
  /** Whether the selection reaches beyond the page. */
  isAll: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onApprove: () => void;
  /** The same, and then opens payday. */
  onApproveAndPay: () => void;
  onReject: () => void;
  isBusy: boolean;
  progress: Progress | null;
};

/** The selection, and its actions. */
export function SelectionBar(props: SelectionBarProps) {
  const { weeks, days, worth, total, isAll, onSelectAll, onClear, isBusy, progress } = props;
  const refusal = isBusy ? 'Wait until the decision is saved.' : null;
  const written = (count: number) => count.toLocaleString('en-US');
  return (
    <SelectedBar
      selected={
        isAll
          ? `All ${written(total)} weeks`
          : `${counted(weeks, 'week')}, ${counted(days, 'day')}${worth === null ? '' : `, ${formatMoney(worth)}`}`
      }
      all={!isAll && total > weeks ? { label: `Select all ${written(total)}`, onSelect: onSelectAll } : null}
      onClear={onClear}
    >
      <Button
        appearance="primary"
        busy={isBusy}
        busyLabel={
          progress && progress.total > progress.done && progress.done > 0
            ? `${written(progress.done)} of ${written(progress.total)}...`
            : 'Deciding...'
        }
        onClick={props.onApprove}
      >
        Approve Selected
      </Button>
      <Button disabledReason={refusal} onClick={props.onApproveAndPay}>
        Approve and Open Payday
      </Button>
      <Button disabledReason={refusal} onClick={props.onReject}>
        Reject Selected…
      </Button>
    </SelectedBar>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { formatWeek } from 'rules/dayFormats';
import { listWeekDays } from 'rules/weeks';
import { useConnections } from '../../kit/relay/ListId';
import { Button } from '../../kit/ui/Button';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { notify } from '../../kit/ui/notify';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { ReceiptList } from '../receipts/ReceiptList';
import type { ReceiptRow } from '../receipts/receiptRow';
import { useDeleteReceipt } from './useDeleteReceipt';

const ReceiptDialog = lazyDialog(async () => (await import('./ReceiptDialog')).ReceiptDialog);

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} 0`,
  },
  add: { alignSelf: 'start', [media.touch]: { minHeight: TOUCH_TARGET } },
});

type WeekReceiptsProps = {
  monday: string;
  today: string;
  /** The owner's first day of work, if entered. */
  startsOn: string | null | undefined;
  receipts: readonly ReceiptRow[];
};

/** The receipts of a week, and the button that adds one. Future days have none yet. */
export function WeekReceipts({ monday, today, startsOn, receipts }: WeekReceiptsProps) {
  const styles = useStyles();
  const connections = useConnections();
  const [open, setOpen] = useState<'new' | ReceiptRow | null>(null);
  const [deleteReceipt, isDeleting] = useDeleteReceipt();
  const days = listWeekDays(monday)
    .filter((date) => date <= today)
    .reverse();
  if (days.length === 0) return null;
  const remove = async ({ id }: ReceiptRow) => {
    const outcome = await deleteReceipt({ connections, input: { id } });
    if (!outcome.ok) notify.error(outcome.message);
  };
  const week = <VisuallyHidden>{` for ${formatWeek(monday)}`}</VisuallyHidden>;
  return (
    <div className={styles.root}>
      {receipts.length > 0 && (
        <ReceiptList
          label={`Receipts of ${formatWeek(monday)}`}
          receipts={receipts}
          actions={(receipt) =>
            receipt.viewerCanEdit && (
              <>
                <Button size="small" appearance="subtle" onClick={() => setOpen(receipt)}>
                  Change
                  <VisuallyHidden>{` receipt: ${receipt.purpose}`}</VisuallyHidden>
                </Button>
                <Button
                  size="small"
                  appearance="subtle"
                  disabledReason={isDeleting ? 'Wait until the receipt is deleted.' : null}
                  onClick={() => void remove(receipt)}
                >
                  Delete
                  <VisuallyHidden>{` receipt: ${receipt.purpose}`}</VisuallyHidden>
                </Button>
              </>
            )
          }
        />
      )}
      <Button className={styles.add} onClick={() => setOpen('new')}>
        Add Receipt{week}
      </Button>
      {open && (
        <ReceiptDialog
          today={today}
          startsOn={startsOn}
          days={days}
          receipt={open === 'new' ? undefined : open}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

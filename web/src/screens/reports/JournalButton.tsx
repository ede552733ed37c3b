import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import type { JournalDays } from '../bankFiles/JournalDialog';

const JournalDialog = lazyDialog(async () => (await import('../bankFiles/JournalDialog')).JournalDialog);

/** Opens the dialog that downloads payments for the company's books, by default for these days. */
export function JournalButton({ days }: { days?: JournalDays }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ArrowDownloadRegular />} onClick={() => setOpen(true)}>
        Payment Journal
      </Button>
      {isOpen && <JournalDialog days={days} onClose={() => setOpen(false)} />}
    </>
  );
}

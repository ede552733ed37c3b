import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import type { Days, DaysFile } from './daysFiles';

const DaysDialog = lazyDialog(async () => (await import('./DaysDialog')).DaysDialog);

/** Opens the dialog that downloads a file of some days, by default of these. */
export function DaysButton({ file, days }: { file: DaysFile; days?: Days }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ArrowDownloadRegular />} onClick={() => setOpen(true)}>
        {file.title}
      </Button>
      {isOpen && <DaysDialog file={file} days={days} onClose={() => setOpen(false)} />}
    </>
  );
}

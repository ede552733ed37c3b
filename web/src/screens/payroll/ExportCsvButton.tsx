import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { Button } from '../../kit/ui/Button';
import type { DayEntry } from './dayEntries';
import { savePayrollCsv } from './payrollCsv';

type ExportCsvButtonProps = { lastName: string; weekStart: string; entries: readonly DayEntry[] };

/** Saves the days on screen; changes nothing. */
export function ExportCsvButton({ lastName, weekStart, entries }: ExportCsvButtonProps) {
  return (
    <Button icon={<ArrowDownloadRegular />} onClick={() => savePayrollCsv(lastName, weekStart, entries)}>
      Export CSV
    </Button>
  );
}

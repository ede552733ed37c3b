import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { Button } from '../../kit/ui/Button';
import { notify } from '../../kit/ui/notify';
import type { WeekOnScreen } from './payrollCsv';

/** Saves the days on screen; changes nothing. */
export function ExportCsvButton(week: WeekOnScreen) {
  const save = async () => {
    try {
      // Few visits export, so its code loads on demand.
      const { savePayrollCsv } = await import('./payrollCsv');
      savePayrollCsv(week);
    } catch {
      notify.error('Failed to export the payroll');
    }
  };
  return (
    <Button icon={<ArrowDownloadRegular />} onClick={save}>
      Export CSV
    </Button>
  );
}

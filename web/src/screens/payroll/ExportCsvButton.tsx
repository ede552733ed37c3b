import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { Button } from '../../kit/ui/Button';
import { savePayrollCsv } from './payrollCsv';

/** Saves the days on screen; changes nothing. */
export function ExportCsvButton(props: Parameters<typeof savePayrollCsv>[0]) {
  return (
    <Button icon={<ArrowDownloadRegular />} onClick={() => savePayrollCsv(props)}>
      Export CSV
    </Button>
  );
}

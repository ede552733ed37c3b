import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { media } from '../../kit/ui/breakpoints';
import { PartTabs } from '../../kit/ui/PartTabs';
import { type PayrollTab, tabAddress } from './payrollTabs';

const TABS = [
  { name: 'tracker', label: 'Payroll Tracker' },
  { name: 'week', label: 'Week' },
  { name: 'tax-documents', label: 'Tax Documents' },
] as const satisfies { name: PayrollTab; label: string }[];

const useStyles = makeStyles({
  // Its sections are as far apart as those of a screen.
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXL,
    [media.narrow]: { gap: tokens.spacingVerticalL },
  },
});

/** One person's week, everyone's week and the tax documents; the address names the open tab. */
export function PayrollTabs({ tab, children }: { tab: PayrollTab; children: ReactNode }) {
  const styles = useStyles();
  const [params] = useSearchParams();
  return (
    <PartTabs tabs={TABS} open={tab} toAddress={(name) => tabAddress(params, name)} className={styles.panel}>
      {children}
    </PartTabs>
  );
}

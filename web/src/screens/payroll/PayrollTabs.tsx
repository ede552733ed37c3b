import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { media } from '../../kit/ui/breakpoints';
import { Tab, TabList } from '../../kit/ui/Tabs';
import { type PayrollTab, tabAddress } from './payrollTabs';

const useStyles = makeStyles({
  // In line with the heading: the tabs bring their own padding.
  list: { marginInlineStart: '-10px' },
  // Its sections are as far apart as those of a screen.
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXL,
    minWidth: 0,
    [media.narrow]: { gap: tokens.spacingVerticalL },
  },
});

/** One person's week, everyone's week and the tax documents; the address names the open tab. */
export function PayrollTabs({ tab, children }: { tab: PayrollTab; children: ReactNode }) {
  const styles = useStyles();
  const id = useId();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <TabList
        className={styles.list}
        selectedValue={tab}
        onTabSelect={(_event, { value }) => navigate(tabAddress(params, value as PayrollTab))}
      >
        <Tab id={`${id}-tracker`} value="tracker" aria-controls={`${id}-panel`}>
          Payroll Tracker
        </Tab>
        <Tab id={`${id}-week`} value="week" aria-controls={`${id}-panel`}>
          Week
        </Tab>
        <Tab id={`${id}-tax-documents`} value="tax-documents" aria-controls={`${id}-panel`}>
          Tax Documents
        </Tab>
      </TabList>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
}

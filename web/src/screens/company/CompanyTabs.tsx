import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Tab, TabList } from '../../kit/ui/Tabs';
import { COMPANY_TABS, type CompanyTab, readTab, tabSearch } from './companyTabs';

const useStyles = makeStyles({
  // In line with the heading: the tabs bring their own padding. On a phone they scroll aside.
  list: { marginInlineStart: '-10px', overflowX: 'auto', overflowY: 'hidden' },
  tab: { flexShrink: 0 },
  panel: { minWidth: 0 },
});

/** The parts of the record; which one is open is in the address. */
export function CompanyTabs({ children }: { children: (tab: CompanyTab) => ReactNode }) {
  const styles = useStyles();
  const id = useId();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tab = readTab(params);
  return (
    <>
      <TabList
        className={styles.list}
        selectedValue={tab}
        onTabSelect={(_event, { value }) =>
          navigate({ search: tabSearch(value as CompanyTab) }, { preventScrollReset: true })
        }
      >
        {COMPANY_TABS.map(({ name, label }) => (
          <Tab
            key={name}
            id={`${id}-${name}`}
            value={name}
            aria-controls={`${id}-panel`}
            className={styles.tab}
          >
            {label}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {children(tab)}
      </div>
    </>
  );
}

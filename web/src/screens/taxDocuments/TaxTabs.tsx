import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

const PAGES = { season: '/dashboard/tax-season', documents: '/dashboard/tax-documents' } as const;

const useStyles = makeStyles({
  // In line with the heading: the tabs bring their own padding.
  list: { marginInlineStart: '-10px' },
  panel: { display: 'flex', flexDirection: 'column', gap: 'inherit', minWidth: 0 },
});

type TaxTabsProps = { tab: keyof typeof PAGES; children: ReactNode };

/** The season and everybody's documents, for those who may read both: each a page of its own, about the same year. */
export function TaxTabs({ tab, children }: TaxTabsProps) {
  const styles = useStyles();
  const id = useId();
  const navigate = useNavigate();
  const year = useSearchParams()[0].get('year');
  return (
    <>
      <TabList
        className={styles.list}
        selectedValue={tab}
        onTabSelect={(_event, { value }) =>
          navigate({
            pathname: PAGES[value as keyof typeof PAGES],
            search: year ? String(new URLSearchParams({ year })) : '',
          })
        }
      >
        <Tab id={`${id}-season`} value="season" aria-controls={`${id}-panel`}>
          Season
        </Tab>
        <Tab id={`${id}-documents`} value="documents" aria-controls={`${id}-panel`}>
          Documents
        </Tab>
      </TabList>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
}

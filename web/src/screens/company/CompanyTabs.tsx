import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PartTabs } from '../../kit/ui/PartTabs';
import { COMPANY_TABS, type CompanyTab, readTab, tabSearch } from './companyTabs';

/** The parts of the record; the address names the open one. */
export function CompanyTabs({ children }: { children: (tab: CompanyTab) => ReactNode }) {
  const [params] = useSearchParams();
  const tab = readTab(params);
  return (
    <PartTabs tabs={COMPANY_TABS} open={tab} toSearch={tabSearch}>
      {children(tab)}
    </PartTabs>
  );
}

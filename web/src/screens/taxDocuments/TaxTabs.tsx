import { useSearchParams } from 'react-router-dom';
import { PageTabs } from '../../kit/ui/PageTabs';

const PAGES = [
  { to: '/dashboard/tax-season', label: 'Season' },
  { to: '/dashboard/tax-documents', label: 'Documents' },
] as const;

/** The season and everyone's documents, for those who may read both: each a page of its own, about the same year. */
export function TaxTabs() {
  const year = useSearchParams()[0].get('year');
  const search = year ? `?${new URLSearchParams({ year })}` : '';
  return <PageTabs label="Tax" tabs={PAGES.map((page) => ({ ...page, search }))} />;
}

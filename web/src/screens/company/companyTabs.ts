import { choice, searchParams } from '../../kit/lib/searchParams';

/** The parts of the company's record, each saved separately. */
export const COMPANY_TABS = [
  { name: 'company', label: 'Company' },
  { name: 'public-page', label: 'Public Page' },
  { name: 'bank', label: 'Bank and Payday' },
  { name: 'security', label: 'Security' },
] as const;

export type CompanyTab = (typeof COMPANY_TABS)[number]['name'];

const { read, write } = searchParams({ tab: choice(COMPANY_TABS.map(({ name }) => name)) });

/** The part in the address; by default the first. */
export const readTab = (params: URLSearchParams): CompanyTab => read(params).tab ?? 'company';

/** The address of a part, without the default. */
export const tabSearch = (tab: CompanyTab): string => String(write({ tab: tab === 'company' ? null : tab }));

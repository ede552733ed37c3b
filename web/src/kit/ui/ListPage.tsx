import type { ReactNode } from 'react';
import { Navigate, useNavigation, useSearchParams } from 'react-router-dom';
import type { SearchParams } from '../lib/searchParams';
import { Pager } from './Pager';
import { useFilters } from './useFilters';

/** What a table needs to know of its page. */
type ListPageState<Filters> = {
  readonly filters: Filters;
  readonly isRefreshing: boolean;
  /** Whether the rows are filtered: then an empty list does not mean that there is no data. */
  readonly isFiltered: boolean;
};

type ListPageProps<Filters> = {
  /** What the pages contain, for screen readers: 'contractors'. */
  label: string;
  params: SearchParams<Filters>;
  pageSize: number;
  /** Rows that match the filters. */
  total: number;
  children: (state: ListPageState<Filters>) => ReactNode;
};

/** One page of a list whose filters and page are in the address, with its pager. */
export function ListPage<Filters extends { readonly page: number }>({
  label,
  params,
  pageSize,
  total,
  children,
}: ListPageProps<Filters>) {
  const [search] = useSearchParams();
  const [, change, filters] = useFilters(params);
  const isRefreshing = useNavigation().state === 'loading';

  // A saved URL may name a page that no longer exists, as may a page whose rows have all been deleted.
  const lastPage = Math.ceil(total / pageSize);
  if (total > 0 && filters.page > lastPage && !isRefreshing)
    return <Navigate replace to={{ search: String(params.write({ ...filters, page: lastPage }, search)) }} />;
  return (
    <>
      {children({ filters, isRefreshing, isFiltered: params.isFiltered(filters) })}
      <Pager
        label={label}
        page={filters.page}
        pageSize={pageSize}
        total={total}
        onPage={(page) => change({ page } as Partial<Filters>)}
      />
    </>
  );
}

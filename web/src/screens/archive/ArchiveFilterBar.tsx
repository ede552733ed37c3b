import { useEffect, useState } from 'react';
import { Button } from '../../kit/ui/Button';
import { FilterBar } from '../../kit/ui/FilterBar';
import { SearchField } from '../../kit/ui/SearchField';
import { useFilters } from '../../kit/ui/useFilters';
import { archiveFilters } from './archiveFilters';

/** The search, which runs on its button or Enter and is then in the URL. */
export function ArchiveFilterBar() {
  const [{ search }, change] = useFilters(archiveFilters);
  const [typed, setTyped] = useState(search);
  // The address may change by other means, such as the back button.
  useEffect(() => setTyped(search), [search]);
  return (
    <FilterBar label="Search the archive" onSubmit={() => change({ search: typed.trim() })}>
      <SearchField label="Name or email" value={typed} onChange={setTyped} />
      <Button type="submit">Search</Button>
      {search && (
        <Button appearance="subtle" onClick={() => change({ search: '' })}>
          Clear Search
        </Button>
      )}
    </FilterBar>
  );
}

import { makeStyles, Select } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FilterBar } from '../../kit/ui/FilterBar';
import { SearchBox } from '../../kit/ui/SearchBox';
import { useFilters } from '../../kit/ui/useFilters';
import { type BoardFilters, boardFilters, stateFilters } from './boardFilters';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginInlineStart: 'auto' },
});

/** Search and state; both act at once and are in the URL. They narrow what is shown, never what is paid. */
export function BoardFilterBar({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const [{ search, only }, change] = useFilters(boardFilters);
  return (
    <FilterBar>
      <SearchBox
        label="Search contractors..."
        value={search}
        onSearch={(next) => change({ search: next }, { replace: true })}
      />
      <Select
        aria-label="State"
        value={only ?? ''}
        onChange={(_event, { value }) => change({ only: (value || null) as BoardFilters['only'] })}
      >
        <option value="">Everybody</option>
        {[...stateFilters].map(([state, label]) => (
          <option key={state} value={state}>
            {label}
          </option>
        ))}
      </Select>
      <span className={styles.actions}>{children}</span>
    </FilterBar>
  );
}

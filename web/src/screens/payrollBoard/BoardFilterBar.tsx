import { makeStyles, Select } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { media } from '../../kit/ui/breakpoints';
import { FilterBar } from '../../kit/ui/FilterBar';
import { SearchBox } from '../../kit/ui/SearchBox';
import { useFilters } from '../../kit/ui/useFilters';
import { type BoardFilters, boardFilters, stateFilters } from './boardFilters';

const useStyles = makeStyles({
  // Narrower beside four buttons, to keep the buttons on the same line.
  filters: {
    display: 'flex',
    flex: '1 1 280px',
    gap: '12px',
    minWidth: 0,
    maxWidth: '510px',
    [media.narrow]: { flexBasis: 'auto', flexDirection: 'column', maxWidth: 'none' },
    '& > *': { minWidth: 0 },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    marginInlineStart: 'auto',
    [media.narrow]: { gridColumn: '1 / -1', marginInlineStart: '0' },
  },
});

/** Search and state; both apply at once and are in the URL. They filter the rows shown, never the rows paid. */
export function BoardFilterBar({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const [{ search, only }, change] = useFilters(boardFilters);
  return (
    <FilterBar>
      <span className={styles.filters}>
        <SearchBox
          label="Search contractors..."
          placeholder="Search..."
          value={search}
          onSearch={(next) => change({ search: next }, { replace: true })}
        />
        <Select
          aria-label="State"
          value={only ?? ''}
          onChange={(_event, { value }) => change({ only: (value || null) as BoardFilters['only'] })}
        >
          <option value="">Everyone</option>
          {[...stateFilters].map(([state, label]) => (
            <option key={state} value={state}>
              {label}
            </option>
          ))}
        </Select>
      </span>
      <span className={styles.actions}>{children}</span>
    </FilterBar>
  );
}

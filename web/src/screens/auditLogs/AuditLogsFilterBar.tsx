import { Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import type { AuditLogsFilterBar_query$key } from '../../__generated__/AuditLogsFilterBar_query.graphql';
import { Button } from '../../kit/ui/Button';
import { media } from '../../kit/ui/breakpoints';
import { FilterBar } from '../../kit/ui/FilterBar';
import { SearchBox } from '../../kit/ui/SearchBox';
import { statusLook } from '../../kit/ui/statuses';
import { useFilters } from '../../kit/ui/useFilters';
import { PersonFilter } from '../people/PersonFilter';
import { ActionFilter } from './ActionFilter';
import { allEntries, auditLogFilters, logLevels } from './auditLogFilters';
import { DayFilter } from './DayFilter';

const useStyles = makeStyles({
  // One row, or two where three fit beside each other.
  fields: {
    display: 'grid',
    flexGrow: 1,
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    alignItems: 'end',
    gap: tokens.spacingHorizontalM,
    '& .fui-Input': { minWidth: 0 },
    '& input': { minWidth: 0, textOverflow: 'ellipsis' },
    [media.fromXl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto auto auto' },
    [media.narrow]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  search: { gridArea: '1 / 1', [media.narrow]: { gridColumn: '1 / -1' } },
  level: { [media.narrow]: { gridColumn: '1 / -1' } },
  // The search has no label: there is room above it.
  clear: {
    gridArea: '1 / 1',
    alignSelf: 'start',
    justifySelf: 'end',
    [media.narrow]: { alignSelf: 'auto' },
  },
});

type AuditLogsFilterBarProps = {
  /** Null while loading or after a failure: then the filters offer the address's values. */
  query: AuditLogsFilterBar_query$key | null;
  isLoading?: boolean;
};

/** Words, person, action, level and days; each applies at once and is in the address. */
export function AuditLogsFilterBar({ query, isLoading }: AuditLogsFilterBarProps) {
  const styles = useStyles();
  const data = useFragment(
    graphql`
      fragment AuditLogsFilterBar_query on Query @throwOnFieldError {
        ...ActionFilter_query
        ...PersonFilter_query
      }
    `,
    query,
  );
  const [filters, change] = useFilters(auditLogFilters);
  const { action, level, startDate, endDate } = filters;
  const isReversed = Boolean(startDate && endDate && startDate > endDate);
  return (
    // Text typed before the data has loaded would be lost.
    <div inert={isLoading}>
      <FilterBar label="Filter logs">
        <div className={styles.fields}>
          <div className={styles.search}>
            <SearchBox
              label="Search logs..."
              value={filters.search}
              onSearch={(search) => change({ search }, { replace: true })}
            />
          </div>
          <PersonFilter
            label="User"
            placeholder="Name, email or user ID"
            query={data ?? null}
            userId={filters.userId}
            isLoading={isLoading}
            onChange={(userId) => change({ userId })}
          />
          <ActionFilter
            query={data ?? null}
            action={action}
            onChange={(chosen) => change({ action: chosen })}
          />
          <Field label="Level" className={styles.level}>
            <Select
              value={level ?? ''}
              onChange={(_event, { value }) =>
                change({ level: logLevels.find((each) => each === value) ?? null })
              }
            >
              <option value="">All Levels</option>
              {logLevels.map((each) => (
                <option key={each} value={each}>
                  {statusLook(each).label}
                </option>
              ))}
            </Select>
          </Field>
          <DayFilter label="Start Date" value={startDate} onChange={(day) => change({ startDate: day })} />
          <DayFilter
            label="End Date"
            value={endDate}
            onChange={(day) => change({ endDate: day })}
            error={isReversed ? 'The end date is before the start date.' : undefined}
          />
          {auditLogFilters.isFiltered(filters) && (
            <Button
              appearance="subtle"
              size="small"
              className={styles.clear}
              onClick={() => change(allEntries)}
            >
              Clear Filters
            </Button>
          )}
        </div>
      </FilterBar>
    </div>
  );
}

import { Field, Input, makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ReportsFilterBar_query$key } from '../../__generated__/ReportsFilterBar_query.graphql';
import { Button } from '../../kit/ui/Button';
import { media } from '../../kit/ui/breakpoints';
import { Chips } from '../../kit/ui/Chips';
import { FilterBar } from '../../kit/ui/FilterBar';
import { useFilters } from '../../kit/ui/useFilters';
import { ContractorPicker } from './ContractorPicker';
import { reportFilters } from './reportFilters';

const useStyles = makeStyles({ year: { width: '96px', [media.narrow]: { width: 'auto' } } });

type ReportsFilterBarProps = {
  /** Null while loading or after a failure: then only the days and the year show. */
  query: ReportsFilterBar_query$key | null;
  isLoading?: boolean;
};

/** Days, year and contractor; days and year apply together, on the button or Enter, and are then in the URL. */
export function ReportsFilterBar({ query, isLoading }: ReportsFilterBarProps) {
  const styles = useStyles();
  const data = useFragment(
    graphql`
      fragment ReportsFilterBar_query on Query @throwOnFieldError {
        viewer {
          permissions
        }
        contractor(id: $contractor) @include(if: $hasContractor) {
          id
          name
          email
        }
      }
    `,
    query,
  );
  const [filters, change] = useFilters(reportFilters);
  const { startDate, endDate, year, contractorId } = filters;
  const applied = { startDate: startDate ?? '', endDate: endDate ?? '', year: year ? String(year) : '' };
  const [typed, setTyped] = useState(applied);
  // The address may change by other means, such as the back button.
  useEffect(
    () => setTyped({ startDate: startDate ?? '', endDate: endDate ?? '', year: year ? String(year) : '' }),
    [startDate, endDate, year],
  );
  const apply = () =>
    change({
      startDate: typed.startDate || null,
      endDate: typed.endDate || null,
      year: typed.year ? Number(typed.year) : null,
    });
  const known = data?.contractor;
  const contractor = contractorId ? (known ?? { id: contractorId, name: contractorId, email: '' }) : null;
  const field = (name: keyof typeof typed, label: string, type: 'date' | 'number') => (
    <Field label={label}>
      <Input
        type={type}
        className={type === 'number' ? styles.year : undefined}
        value={typed[name]}
        onChange={(_event, { value }) => setTyped({ ...typed, [name]: value })}
      />
    </Field>
  );
  return (
    // Text typed before the data has loaded would be lost.
    <div inert={isLoading}>
      <FilterBar label="Filter reports" onSubmit={apply}>
        {field('startDate', 'Start Date', 'date')}
        {field('endDate', 'End Date', 'date')}
        {field('year', 'Tax Year', 'number')}
        {data?.viewer.permissions.includes('assign_roles') ? (
          <ContractorPicker
            value={contractor && { id: contractor.id, name: contractor.name, detail: contractor.email }}
            onChange={(person) => change({ contractorId: person?.id ?? null })}
          />
        ) : (
          contractor && <Chips label="Contractor" chips={[{ key: contractor.id, label: contractor.name }]} />
        )}
        <Button type="submit">Apply Filters</Button>
        {reportFilters.isFiltered(filters) && (
          <Button
            appearance="subtle"
            onClick={() => change({ startDate: null, endDate: null, year: null, contractorId: null })}
          >
            Clear Filters
          </Button>
        )}
      </FilterBar>
    </div>
  );
}

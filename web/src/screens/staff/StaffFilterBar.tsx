import { Field, Select } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/ui/Button';
import { FilterBar } from '../../kit/ui/FilterBar';
import { SearchField } from '../../kit/ui/SearchField';
import { useFilters } from '../../kit/ui/useFilters';
import { roleLabel } from '../people/roleLabel';
import { filterRoles, staffFilters } from './staffFilters';

/** Search and role; they apply together, on the button or Enter, and are then in the URL. */
export function StaffFilterBar() {
  const [applied, change] = useFilters(staffFilters);
  const { search, role } = applied;
  const [chosen, setChosen] = useState({ search, role });
  // The address may change by other means, such as the back button.
  useEffect(() => setChosen({ search, role }), [search, role]);
  return (
    <FilterBar
      label="Filter staff"
      onSubmit={() => change({ search: chosen.search.trim(), role: chosen.role })}
    >
      <SearchField
        label="Search"
        placeholder="Name or email"
        value={chosen.search}
        onChange={(next) => setChosen({ ...chosen, search: next })}
      />
      <Field label="Role">
        <Select
          value={chosen.role ?? ''}
          onChange={(_event, { value }) =>
            setChosen({ ...chosen, role: filterRoles.find((each) => each === value) ?? null })
          }
        >
          <option value="">All Roles</option>
          {filterRoles.map((each) => (
            <option key={each} value={each}>
              {roleLabel(each)}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit">Apply Filters</Button>
      {(search || role) && (
        <Button appearance="subtle" onClick={() => change({ search: '', role: null })}>
          Clear Filters
        </Button>
      )}
    </FilterBar>
  );
}

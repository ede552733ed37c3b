import { Field, Input, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../kit/ui/Button';
import { FilterBar } from '../../kit/ui/FilterBar';
import { Section } from '../../kit/ui/Section';
import { statusLook } from '../../kit/ui/statuses';
import { type TimeLogFilter, timeLogFilter, timeLogStatuses } from './filter';

/** Which days are counted and listed. The filter lives in the address; another address starts the fields afresh. */
export function TimeLogFilters() {
  const [parameters, setParameters] = useSearchParams();
  return (
    <Section title="Filters">
      <Fields
        key={parameters.toString()}
        applied={timeLogFilter.read(parameters)}
        onApply={(filter) => setParameters(timeLogFilter.write(filter), { preventScrollReset: true })}
      />
    </Section>
  );
}

type FieldsProps = { applied: TimeLogFilter; onApply: (filter: TimeLogFilter) => void };

function Fields({ applied, onApply }: FieldsProps) {
  const [filter, setFilter] = useState(applied);
  const [wasTried, setTried] = useState(false);
  const { status, startDate, endDate } = filter;
  const isReversed = Boolean(startDate && endDate && startDate > endDate);
  const submit = () => {
    setTried(true);
    if (!isReversed) onApply(filter);
  };
  return (
    <FilterBar label="Filter time logs" bare onSubmit={submit}>
      <Field label="Status">
        <Select
          value={status ?? ''}
          onChange={(_event, { value }) =>
            setFilter({ ...filter, status: timeLogStatuses.find((each) => each === value) ?? null })
          }
        >
          <option value="">All Statuses</option>
          {timeLogStatuses.map((each) => (
            <option key={each} value={each}>
              {statusLook(each).label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Start Date">
        <Input
          type="date"
          value={startDate ?? ''}
          onChange={(_event, { value }) => setFilter({ ...filter, startDate: value || null })}
        />
      </Field>
      <Field
        label="End Date"
        validationMessage={wasTried && isReversed ? 'The end date is before the start date.' : undefined}
      >
        <Input
          type="date"
          value={endDate ?? ''}
          onChange={(_event, { value }) => setFilter({ ...filter, endDate: value || null })}
        />
      </Field>
      <Button type="submit">Filter</Button>
      {timeLogFilter.isFiltered(applied) && (
        <Button appearance="subtle" onClick={() => onApply({ status: null, startDate: null, endDate: null })}>
          Clear Filters
        </Button>
      )}
    </FilterBar>
  );
}

import { Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../kit/ui/Button';
import { isNarrow } from '../../kit/ui/breakpoints';
import { Disclosure } from '../../kit/ui/Disclosure';
import { FilterBar } from '../../kit/ui/FilterBar';
import { statusLook } from '../../kit/ui/statuses';
import { type TimeLogFilter, timeLogFilter, timeLogStatuses } from './filter';

const useStyles = makeStyles({
  fields: { padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalM}` },
});

/**
 * Which days are counted and listed. The filter is in the address; another filter resets the fields. A phone collapses
 * them until they are needed.
 */
export function TimeLogFilters() {
  const styles = useStyles();
  const [parameters, setParameters] = useSearchParams();
  const applied = timeLogFilter.read(parameters);
  return (
    <Disclosure title="Filters" defaultOpen={timeLogFilter.isFiltered(applied) || !isNarrow()}>
      <div className={styles.fields}>
        <Fields
          key={timeLogFilter.write(applied).toString()}
          applied={applied}
          onApply={(filter) =>
            setParameters(timeLogFilter.write(filter, parameters), { preventScrollReset: true })
          }
        />
      </div>
    </Disclosure>
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

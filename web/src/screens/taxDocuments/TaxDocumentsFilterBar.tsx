import { Field, Input, Select } from '@fluentui/react-components';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { yearOf } from 'rules/days';
import { listTaxYears } from 'rules/taxYears';
import type { TaxDocumentsFilterBar_query$key } from '../../__generated__/TaxDocumentsFilterBar_query.graphql';
import { toAudience } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { Button } from '../../kit/ui/Button';
import { FilterBar } from '../../kit/ui/FilterBar';
import { lazyPart } from '../../kit/ui/lazyPart';
import { statusLook } from '../../kit/ui/statuses';
import { useFilters } from '../../kit/ui/useFilters';
import { documentStatuses, documentTypes, taxDocumentFilters } from './taxDocumentFilters';
import { taxDocumentTypeLabel } from './taxDocumentName';

// Only administrators choose among people.
const PersonFilter = lazyPart(async () => (await import('../people/PersonFilter')).PersonFilter);

type TaxDocumentsFilterBarProps = {
  /** Null while loading or after a failure: then the years are those in the address. */
  query: TaxDocumentsFilterBar_query$key | null;
  isLoading?: boolean;
};

/** Person (for administrators), type, year and status; each applies at once and is in the address. */
export function TaxDocumentsFilterBar({ query, isLoading }: TaxDocumentsFilterBarProps) {
  const data = useFragment(
    graphql`
      fragment TaxDocumentsFilterBar_query on Query @throwOnFieldError {
        today
        ...PersonFilter_query
      }
    `,
    query,
  );
  const isAdmin = toAudience(useSessionUser()) === 'admin';
  const [filters, change] = useFilters(taxDocumentFilters);
  const { userId, type, year, status } = filters;
  const known = data ? listTaxYears(yearOf(data.today)) : [];
  const years = year !== null && !known.includes(year) ? [...known, year] : known;
  return (
    // Text typed before the data has loaded would be lost.
    <div inert={isLoading}>
      <FilterBar label="Filter tax documents">
        {isAdmin && (
          <Suspense fallback={<PersonFilterSkeleton text={userId ? 'Loading...' : 'All Contractors'} />}>
            <PersonFilter
              label="Contractor"
              noneLabel="All Contractors"
              query={data ?? null}
              userId={userId}
              isLoading={isLoading}
              onChange={(chosen) => change({ userId: chosen })}
            />
          </Suspense>
        )}
        <Field label="Type">
          <Select
            value={type ?? ''}
            onChange={(_event, { value }) =>
              change({ type: documentTypes.find((each) => each === value) ?? null })
            }
          >
            <option value="">All Types</option>
            {documentTypes.map((each) => (
              <option key={each} value={each}>
                {taxDocumentTypeLabel(each)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Year">
          <Select
            value={year === null ? '' : String(year)}
            onChange={(_event, { value }) => change({ year: value ? Number(value) : null })}
          >
            <option value="">All Years</option>
            {years.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Status">
          <Select
            value={status ?? ''}
            onChange={(_event, { value }) =>
              change({ status: documentStatuses.find((each) => each === value) ?? null })
            }
          >
            <option value="">All Statuses</option>
            {documentStatuses.map((each) => (
              <option key={each} value={each}>
                {statusLook(each).label}
              </option>
            ))}
          </Select>
        </Field>
        {taxDocumentFilters.isFiltered(filters) && (
          <Button
            appearance="subtle"
            onClick={() => change({ userId: null, type: null, year: null, status: null })}
          >
            Clear Filters
          </Button>
        )}
      </FilterBar>
    </div>
  );
}

/** The filter before its script has loaded: no combobox, because no one can choose yet. */
const PersonFilterSkeleton = ({ text }: { text: string }) => (
  <Field label="Contractor">
    <Input disabled value={text} />
  </Field>
);

import { graphql, useFragment } from 'react-relay';
import type { ContractorFilter_query$key } from '../__generated__/ContractorFilter_query.graphql';
import { usePeopleSearch } from '../people/usePeopleSearch';
import { PersonPicker } from '../ui/PersonPicker';

type ContractorFilterProps = {
  query: ContractorFilter_query$key | null;
  userId: string | null;
  onChange: (userId: string | null) => void;
};

/** Whose documents are listed; staff who were paid have some, too. */
export function ContractorFilter({ query, userId, onChange }: ContractorFilterProps) {
  const data = useFragment(
    graphql`
      fragment ContractorFilter_query on Query @throwOnFieldError {
        staffMember(id: $person) @include(if: $hasPerson) {
          id
          name
          email
        }
      }
    `,
    query,
  );
  const { options, isLoading, hasFailed, search } = usePeopleSearch();
  const person = data?.staffMember;
  const named = person && { id: person.id, name: person.name, detail: person.email };
  return (
    <PersonPicker
      label="Contractor"
      noneLabel="All Contractors"
      options={options}
      // An id without a person is one of a person deleted since, or a slip: it stays to be seen and cleared.
      value={userId ? (named ?? { id: userId, name: userId }) : null}
      onChange={(chosen) => onChange(chosen?.id ?? null)}
      onSearch={search}
      loading={isLoading}
      emptyText={hasFailed ? 'The search failed. Type again to retry.' : 'No one found'}
    />
  );
}

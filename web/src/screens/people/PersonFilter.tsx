import { graphql, useFragment } from 'react-relay';
import type { PersonFilter_query$key } from '../../__generated__/PersonFilter_query.graphql';
import type { PersonPickerProps } from '../../kit/ui/PersonPicker';
import { PersonPicker } from '../../kit/ui/PersonPicker';
import { usePeopleSearch } from './usePeopleSearch';

type PersonFilterProps = {
  query: PersonFilter_query$key | null;
  userId: string | null;
  isLoading?: boolean;
  onChange: (userId: string | null) => void;
} & Pick<PersonPickerProps, 'label' | 'placeholder' | 'noneLabel'>;

/** Filters records by person: found by name, by email address or by a user ID, typed or pasted. */
export function PersonFilter({ query, userId, isLoading, onChange, ...texts }: PersonFilterProps) {
  const data = useFragment(
    graphql`
      fragment PersonFilter_query on Query @throwOnFieldError {
        staffMember(id: $person) @include(if: $hasPerson) {
          id
          name
          email
        }
      }
    `,
    query,
  );
  const found = usePeopleSearch();
  const person = data?.staffMember;
  // An id without a person belongs to someone deleted since, or is a mistake: it stays visible, to be cleared.
  const named = person && { id: person.id, name: person.name, detail: person.email };
  const unnamed = { id: userId ?? '', name: isLoading ? 'Loading...' : (userId ?? '') };
  return (
    <PersonPicker
      {...texts}
      options={found.options}
      total={found.totalCount}
      value={userId ? (named ?? unnamed) : null}
      onChange={(chosen) => onChange(chosen?.id ?? null)}
      onSearch={found.search}
      loading={found.isLoading}
      emptyText={found.hasFailed ? 'The search failed. Type again to retry.' : 'No one found'}
    />
  );
}

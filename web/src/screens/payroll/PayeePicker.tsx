import { graphql, useFragment } from 'react-relay';
import type { PayeePicker_query$key } from '../../__generated__/PayeePicker_query.graphql';
import type { PersonOption } from '../../kit/ui/PersonCombobox';
import { PersonPicker } from '../../kit/ui/PersonPicker';
import { toPayees, usePayeeSearch } from './usePayeeSearch';

type PayeePickerProps = {
  query: PayeePicker_query$key;
  value: PersonOption | null;
  onChange: (person: PersonOption | null) => void;
};

/** Chooses the person to pay: the first hundred come with the screen, the others are found by typing. */
export function PayeePicker({ query, value, onChange }: PayeePickerProps) {
  const { payees } = useFragment(
    graphql`
      fragment PayeePicker_query on Query @throwOnFieldError {
        payees(first: 100) {
          ...usePayeeSearch_payees @relay(mask: false)
        }
      }
    `,
    query,
  );
  const { found, isLoading, hasFailed, search } = usePayeeSearch();
  const { options, totalCount } = found ?? toPayees(payees);
  return (
    <PersonPicker
      label="Select Contractor"
      options={hasFailed ? [] : options}
      total={hasFailed ? 0 : totalCount}
      value={value}
      onChange={onChange}
      onSearch={search}
      loading={isLoading}
      emptyText={hasFailed ? 'The search failed. Type again to retry.' : 'No one found'}
    />
  );
}

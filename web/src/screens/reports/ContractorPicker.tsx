import type { PersonOption } from '../../kit/ui/PersonCombobox';
import { PersonPicker } from '../../kit/ui/PersonPicker';
import { useContractorSearch } from './useContractorSearch';

type ContractorPickerProps = {
  value: PersonOption | null;
  error?: string;
  onChange: (person: PersonOption | null) => void;
};

/** One contractor or all: the first hundred when the list opens, everyone else by typing. */
export function ContractorPicker({ value, error, onChange }: ContractorPickerProps) {
  const { options, totalCount, isLoading, hasFailed, search } = useContractorSearch();
  return (
    <PersonPicker
      label="Contractor"
      noneLabel="All Contractors"
      options={options}
      total={totalCount}
      value={value}
      onChange={onChange}
      onSearch={search}
      loading={isLoading}
      error={error}
      emptyText={hasFailed ? 'The search failed. Type again to retry.' : 'No one found'}
    />
  );
}

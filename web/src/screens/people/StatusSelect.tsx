import { Select } from '@fluentui/react-components';

type Status = 'active' | 'inactive';

type StatusSelectProps = { value: Status | null; onChange: (status: Status | null) => void };

/** Filters a list of people by whether they can sign in. */
export const StatusSelect = ({ value, onChange }: StatusSelectProps) => (
  <Select
    aria-label="Status"
    value={value ?? ''}
    onChange={(_event, chosen) => onChange((chosen.value || null) as Status | null)}
  >
    <option value="">All Status</option>
    <option value="active">Active</option>
    <option value="inactive">Inactive</option>
  </Select>
);

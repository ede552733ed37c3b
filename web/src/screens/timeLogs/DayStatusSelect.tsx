import { Select } from '@fluentui/react-components';
import type { TimeLogStatus } from '../../__generated__/useSubmitWeekMutation.graphql';
import { statusLook } from '../../kit/ui/statuses';
import { timeLogStatuses } from './filter';

type DayStatusSelectProps = {
  label: string;
  /** The element that says why not everything can be chosen. */
  describedBy: string;
  value: TimeLogStatus;
  /** The status in the log, which can always be returned to. */
  stored: TimeLogStatus;
  disabled: boolean;
  onChange: (status: TimeLogStatus) => void;
  'data-row': number;
  'data-column': number;
};

/**
 * The status of the viewer's own day. Nobody decides on their own days, so a decided one can only go back to pending.
 */
export function DayStatusSelect(props: DayStatusSelectProps) {
  const { label, describedBy, value, stored, disabled, onChange, ...place } = props;
  return (
    <Select
      {...place}
      aria-label={label}
      aria-describedby={describedBy}
      value={value}
      disabled={disabled}
      onChange={(_event, data) => {
        const status = timeLogStatuses.find((each) => each === data.value);
        if (status) onChange(status);
      }}
    >
      {timeLogStatuses.map((status) => (
        <option key={status} value={status} disabled={status !== 'PENDING' && status !== stored}>
          {statusLook(status).label}
        </option>
      ))}
    </Select>
  );
}

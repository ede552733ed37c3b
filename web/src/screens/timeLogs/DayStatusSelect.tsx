import { makeStyles, mergeClasses, Select, tokens, typographyStyles } from '@fluentui/react-components';
import type { TimeLogStatus } from '../../__generated__/useSubmitWeekMutation.graphql';
import { TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { statusLook } from '../../kit/ui/statuses';
import { timeLogStatuses } from './filter';
import { slim } from './useWeekGridStyles';

/** A chip's look, for a select that cannot be opened. */
const chip = (background: string, color: string) => ({
  [slim]: { '& .fui-Select__select:disabled': { backgroundColor: background, color } },
});

const useStyles = makeStyles({
  // The status is what matters in the row, so it stays legible where it cannot be chosen.
  disabled: {
    '& .fui-Select__select:disabled': { color: tokens.colorNeutralForeground3, opacity: 1 },
    [slim]: {
      '& .fui-Select__select:disabled': {
        ...typographyStyles.caption1Strong,
        appearance: 'none',
        height: '24px',
        minHeight: '24px',
        padding: `0 ${tokens.spacingHorizontalS}`,
        border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
        borderRadius: tokens.borderRadiusCircular,
        textAlign: 'center',
      },
      '& .fui-Select__icon': { display: 'none' },
    },
  },
  enabled: { [slim]: { '& .fui-Select__select': { minHeight: TOUCH_TARGET } } },
  unentered: chip(tokens.colorNeutralBackground4, tokens.colorNeutralForeground2),
  PENDING: chip(tokens.colorStatusWarningBackground1, tokens.colorStatusWarningForeground1),
  APPROVED: chip(tokens.colorStatusSuccessBackground1, tokens.colorStatusSuccessForeground1),
  REJECTED: chip(tokens.colorStatusDangerBackground1, tokens.colorStatusDangerForeground1),
});

type DayStatusSelectProps = {
  label: string;
  /** The element that explains why some choices are disabled. */
  describedBy: string;
  value: TimeLogStatus;
  /** The status in the log, which can always be chosen again. */
  stored: TimeLogStatus;
  disabled: boolean;
  /** Whether the day is in the log. */
  isEntered: boolean;
  onChange: (status: TimeLogStatus) => void;
  'data-row': number;
  'data-column': number;
};

/**
 * The status of the viewer's own day. No one decides on their own days, so a decided one can only go back to pending.
 * Where it cannot be chosen at all, a phone draws it as a chip.
 */
export function DayStatusSelect(props: DayStatusSelectProps) {
  const { label, describedBy, value, stored, disabled, isEntered, onChange, ...place } = props;
  const styles = useStyles();
  const tone = disabled && (isEntered ? styles[value] : styles.unentered);
  return (
    <Select
      {...place}
      className={mergeClasses(disabled ? styles.disabled : styles.enabled, tone)}
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

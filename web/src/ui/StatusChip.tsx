import { Badge, type BadgeProps } from '@fluentui/react-badge';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ClockRegular } from '@fluentui/react-icons/svg/clock';
import { DismissCircleRegular } from '@fluentui/react-icons/svg/dismiss-circle';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { SubtractCircleRegular } from '@fluentui/react-icons/svg/subtract-circle';
import { makeStyles } from '@griffel/react';
import type { ReactElement } from 'react';
import { statusLook, type Tone } from './statuses';

const useStyles = makeStyles({ root: { whiteSpace: 'nowrap' } });

const COLORS: Record<Tone, BadgeProps['color']> = {
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  neutral: 'subtle',
  info: 'informative',
};

const ICONS: Record<Tone, ReactElement> = {
  success: <CheckmarkCircleRegular />,
  warning: <ClockRegular />,
  danger: <DismissCircleRegular />,
  neutral: <SubtractCircleRegular />,
  info: <InfoRegular />,
};

export type StatusChipProps =
  /** A status of the data: 'PENDING', 'PAID', 'DRAFT', 'WARNING' … */
  | { status: string; label?: string; icon?: ReactElement }
  /** Any other word with the tone it has. */
  | { tone: Tone; label: string; icon?: ReactElement };

/** A state as icon and word; the colour only repeats them. */
export function StatusChip(props: StatusChipProps) {
  const look = 'status' in props ? statusLook(props.status) : props;
  const tone = look.tone;
  return (
    <Badge
      appearance="tint"
      size="large"
      color={COLORS[tone]}
      icon={props.icon ?? ICONS[tone]}
      className={useStyles().root}
    >
      {props.label ?? look.label}
    </Badge>
  );
}

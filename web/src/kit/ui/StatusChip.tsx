import { Badge } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  ClockRegular,
  DismissCircleRegular,
  InfoRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { statusLook, type Tone } from './statuses';

const COLORS = {
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'brand',
  neutral: 'informative',
} as const satisfies Record<Tone, string>;

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
  /** Any other word with its tone. */
  | { tone: Tone; label: string; icon?: ReactElement };

/** A state as icon and word; the color only repeats them. */
export function StatusChip(props: StatusChipProps) {
  const look = 'status' in props ? statusLook(props.status) : props;
  return (
    <Badge
      appearance="tint"
      size="large"
      color={COLORS[look.tone]}
      icon={<span aria-hidden>{props.icon ?? ICONS[look.tone]}</span>}
    >
      {props.label ?? look.label}
    </Badge>
  );
}

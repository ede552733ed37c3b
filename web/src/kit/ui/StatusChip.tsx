import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  ClockRegular,
  DismissCircleRegular,
  InfoRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { statusLook, type Tone } from './statuses';

const useStyles = makeStyles({
  root: {
    ...typographyStyles.caption1Strong,
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    boxSizing: 'border-box',
    minHeight: '24px',
    padding: `0 ${tokens.spacingHorizontalS} 0 ${tokens.spacingHorizontalXS}`,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusCircular,
    whiteSpace: 'nowrap',
  },
  icon: { display: 'flex', fontSize: tokens.fontSizeBase400 },
  success: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground1,
  },
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
  },
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
  info: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  neutral: { backgroundColor: tokens.colorNeutralBackground4, color: tokens.colorNeutralForeground2 },
});

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

/**
 * A state as icon and word; the color only repeats them. It may be inside a line or a button; Fluent's Badge is a block.
 */
export function StatusChip(props: StatusChipProps) {
  const styles = useStyles();
  const look = 'status' in props ? statusLook(props.status) : props;
  return (
    <span className={mergeClasses(styles.root, styles[look.tone])}>
      <span aria-hidden className={styles.icon}>
        {props.icon ?? ICONS[look.tone]}
      </span>
      {props.label ?? look.label}
    </span>
  );
}

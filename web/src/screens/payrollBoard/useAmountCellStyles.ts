import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { DAYS_BELOW, NARROW_FIELDS } from './useBoardStyles';

/** The classes of a field in the board's grid. */
export const useAmountCellStyles = makeStyles({
  root: { position: 'relative', display: 'block' },
  input: {
    ...typographyStyles.body1,
    fontSize: '13px',
    boxSizing: 'border-box',
    display: 'block',
    width: '100%',
    minWidth: 0,
    height: '32px',
    padding: '0 5px 0 17px',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1Hover}` },
    ':focus': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorCompoundBrandStroke}`,
      outlineOffset: '-1px',
    },
    [NARROW_FIELDS]: { fontSize: '12px', padding: '0 3px 0 15px' },
    [media.touch]: { height: TOUCH_TARGET },
    [DAYS_BELOW]: { [media.touch]: { fontSize: '16px', paddingLeft: '28px' } },
  },
  plain: {
    paddingLeft: '5px',
    [NARROW_FIELDS]: { paddingLeft: '3px' },
    [DAYS_BELOW]: { [media.touch]: { paddingLeft: '5px' } },
  },
  // '12,500.00' beside a mark; where the columns are narrow, the amount matters more than the mark.
  long: { [NARROW_FIELDS]: { padding: '0 3px' }, [DAYS_BELOW]: { [media.touch]: { padding: '0 3px' } } },
  longest: { [NARROW_FIELDS]: { fontSize: '11px', padding: '0 1px' } },
  besideLong: { [NARROW_FIELDS]: { display: 'none' }, [DAYS_BELOW]: { [media.touch]: { display: 'none' } } },
  edited: {
    backgroundColor: tokens.colorBrandBackground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  dimmed: { color: tokens.colorNeutralForeground3 },
  invalid: {
    border: `${tokens.strokeWidthThin} solid ${tokens.colorStatusDangerBorder2}`,
    ':hover': { border: `${tokens.strokeWidthThin} solid ${tokens.colorStatusDangerBorder2}` },
  },
  locked: {
    backgroundColor: 'transparent',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
    color: tokens.colorNeutralForeground2,
    ':hover': { border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}` },
  },
  mark: {
    position: 'absolute',
    left: '4px',
    [NARROW_FIELDS]: { left: '2px' },
    top: '50%',
    transform: 'translateY(-50%)',
    display: 'flex',
    fontSize: '12px',
    [DAYS_BELOW]: { [media.touch]: { fontSize: '16px', left: '8px' } },
  },
  success: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  danger: { color: tokens.colorStatusDangerForeground1 },
  neutral: { color: tokens.colorNeutralForeground3 },
  // Over the content below: a message must not move the rows that someone types in.
  error: {
    ...typographyStyles.caption1,
    position: 'absolute',
    zIndex: 3,
    top: 'calc(100% + 2px)',
    right: 0,
    width: 'max-content',
    maxWidth: '220px',
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    color: tokens.colorStatusDangerForeground1,
    backgroundColor: tokens.colorStatusDangerBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorStatusDangerBorder1}`,
    borderRadius: tokens.borderRadiusSmall,
    boxShadow: tokens.shadow4,
    textAlign: 'start',
    whiteSpace: 'normal',
  },
});

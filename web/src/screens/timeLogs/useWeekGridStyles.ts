import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { TOUCH_TARGET } from '../../kit/ui/breakpoints';

// The grid responds to its own width, like the tables: beside the side navigation a tablet has room for cards only.
const cards = '@container (max-width: 719.98px)';

/** The classes that a week's grid and its rows share. */
export const useWeekGridStyles = makeStyles({
  container: { containerType: 'inline-size', minWidth: 0 },
  note: {
    ...typographyStyles.caption1,
    margin: 0,
    padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalS}`,
    color: tokens.colorNeutralForeground3,
  },
  table: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    ...typographyStyles.body1,
    [cards]: { display: 'block' },
  },
  head: { [cards]: { display: 'none' } },
  body: { [cards]: { display: 'block' } },
  heading: {
    ...typographyStyles.caption1Strong,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    textAlign: 'start',
    color: tokens.colorNeutralForeground3,
    ':first-child': { paddingInlineStart: tokens.spacingHorizontalL },
  },
  row: {
    [cards]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"day pay" "worked status" "notes notes"',
      alignItems: 'center',
      gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
      padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
      borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    },
  },
  edited: { backgroundColor: tokens.colorNeutralBackground1Selected },
  cell: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    textAlign: 'start',
    fontWeight: 'inherit',
    verticalAlign: 'middle',
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { paddingInlineStart: tokens.spacingHorizontalL },
    [cards]: {
      padding: '0',
      borderTopStyle: 'none',
      ':first-child': { paddingInlineStart: '0' },
    },
  },
  day: { whiteSpace: 'nowrap', width: '1px', [cards]: { gridArea: 'day', width: 'auto' } },
  dayName: { ...typographyStyles.body1Strong, display: 'block' },
  date: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  today: { ...typographyStyles.caption1Strong, color: tokens.colorBrandForeground1 },
  worked: {
    width: '1px',
    whiteSpace: 'nowrap',
    [cards]: {
      gridArea: 'worked',
      width: 'auto',
      '& .fui-Checkbox': { minHeight: TOUCH_TARGET, alignItems: 'center' },
      '& .fui-Checkbox__indicator': { alignSelf: 'center' },
    },
  },
  // A day that cannot be changed any more is still there to be read.
  locked: {
    '& .fui-Checkbox__indicator, & .fui-Checkbox__label': { color: tokens.colorNeutralForeground3 },
  },
  // The column's heading says it on a wide screen, the label beside the checkbox on a card.
  workedLabel: { display: 'none', [cards]: { display: 'inline' } },
  notes: {
    minWidth: '180px',
    overflowWrap: 'anywhere',
    [cards]: { gridArea: 'notes', minWidth: 0, '& .fui-Input': { minHeight: TOUCH_TARGET } },
  },
  input: { width: '100%', minWidth: '0' },
  status: {
    width: '1px',
    whiteSpace: 'nowrap',
    // The status is the news of the row, so it stays legible where it cannot be chosen.
    '& .fui-Select__select:disabled': { color: tokens.colorNeutralForeground3 },
    [cards]: {
      gridArea: 'status',
      width: 'auto',
      justifySelf: 'end',
      textAlign: 'end',
      '& .fui-Select__select': { minHeight: TOUCH_TARGET },
    },
  },
  pay: {
    width: '1px',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    [cards]: { gridArea: 'pay', width: 'auto', textAlign: 'end' },
  },
  // A day without pay needs no dash on a card.
  payless: { [cards]: { display: 'none' } },
  notEntered: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  notYet: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  amount: { ...typographyStyles.body1Strong, display: 'block', fontVariantNumeric: 'tabular-nums' },
  small: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
  error: {
    ...typographyStyles.caption1,
    display: 'block',
    color: tokens.colorStatusDangerForeground1,
    whiteSpace: 'normal',
  },
});

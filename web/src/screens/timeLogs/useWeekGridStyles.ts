import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { TOUCH_TARGET } from '../../kit/ui/breakpoints';

// The table responds to its own width, as all do. On a narrow one a day is a line of a grid, with a second line if it
// has notes.
export const slim = '@container (max-width: 719.98px)';

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
    [slim]: { display: 'block' },
  },
  head: { [slim]: { display: 'block' } },
  body: { [slim]: { display: 'block' } },
  heading: {
    ...typographyStyles.caption1Strong,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    textAlign: 'start',
    color: tokens.colorNeutralForeground3,
    ':first-child': { paddingInlineStart: tokens.spacingHorizontalL },
    [slim]: { padding: 0, ':first-child': { paddingInlineStart: 0 } },
  },
  line: {
    [slim]: {
      display: 'grid',
      gridTemplateColumns: '44px 50px minmax(0, 1fr) minmax(72px, auto)',
      gridTemplateAreas: '"day worked notes status" "pay pay pay pay"',
      alignItems: 'center',
      columnGap: tokens.spacingHorizontalSNudge,
      padding: `0 ${tokens.spacingHorizontalS} 0 ${tokens.spacingHorizontalM}`,
    },
  },
  row: {
    [slim]: {
      paddingBlock: tokens.spacingVerticalXXS,
      borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    },
  },
  wordy: {
    [slim]: {
      gridTemplateAreas: '"day worked . status" "notes notes notes notes" "pay pay pay pay"',
      paddingBlockEnd: tokens.spacingVerticalS,
    },
  },
  dayArea: { [slim]: { gridArea: 'day' } },
  workedArea: { [slim]: { gridArea: 'worked', textAlign: 'center' } },
  notesArea: { [slim]: { gridArea: 'notes' } },
  statusArea: { [slim]: { gridArea: 'status', textAlign: 'end' } },
  payArea: { [slim]: { gridArea: 'pay' } },
  edited: { backgroundColor: tokens.colorNeutralBackground1Selected },
  cell: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    textAlign: 'start',
    fontWeight: 'inherit',
    verticalAlign: 'middle',
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { paddingInlineStart: tokens.spacingHorizontalL },
    [slim]: {
      padding: '0',
      borderTopStyle: 'none',
      ':first-child': { paddingInlineStart: '0' },
    },
  },
  day: { whiteSpace: 'nowrap', width: '1px', [slim]: { width: 'auto' } },
  dayName: { ...typographyStyles.body1Strong, display: 'block' },
  date: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  today: {
    ...typographyStyles.caption1Strong,
    color: tokens.colorBrandForeground1,
    [slim]: { display: 'block' },
  },
  // Hidden for lack of room in a line.
  roomy: { [slim]: { display: 'none' } },
  worked: {
    width: '1px',
    whiteSpace: 'nowrap',
    [slim]: {
      width: 'auto',
      '& .fui-Checkbox': {
        minWidth: TOUCH_TARGET,
        minHeight: TOUCH_TARGET,
        alignItems: 'center',
        justifyContent: 'center',
      },
      '& .fui-Checkbox__input': { width: '100%' },
      '& .fui-Checkbox__indicator': { alignSelf: 'center' },
    },
  },
  // A day that cannot be changed anymore stays readable.
  locked: {
    '& .fui-Checkbox__indicator': { color: tokens.colorNeutralForeground3 },
  },
  notes: {
    minWidth: '180px',
    overflowWrap: 'anywhere',
    // A field reached by keyboard must not be hidden by the buttons at the bottom.
    '& textarea': { scrollMarginBottom: '96px' },
    [slim]: {
      minWidth: 0,
      '--text-inline': tokens.spacingHorizontalXS,
    },
  },
  input: { width: '100%', minWidth: '0' },
  status: {
    width: '1px',
    whiteSpace: 'nowrap',
    [slim]: { width: 'auto', justifySelf: 'end', textAlign: 'end' },
  },
  pay: {
    width: '1px',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    [slim]: { width: 'auto', textAlign: 'end' },
  },
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

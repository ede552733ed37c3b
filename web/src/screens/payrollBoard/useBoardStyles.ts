import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { TOUCH_TARGET } from '../../kit/ui/breakpoints';

// The board responds to its own width, like the tables: if seven days do not fit side by side beside the names, each
// row becomes a card, and if they do not fit in a card either they open on a tap.
const cards = '@container (max-width: 899.98px)';
const roomyCards = '@container (min-width: 728px) and (max-width: 899.98px)';
const narrowCards = '@container (max-width: 727.98px)';
/** The width at which a field has room for an amount of five digits beside its mark. */
export const ROOMY_FIELDS = '@container (min-width: 1280px) or (max-width: 727.98px)';

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

/** The classes that the board's table and its rows share. */
export const useBoardStyles = makeStyles({
  container: { containerType: 'inline-size', minWidth: 0 },
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    ...typographyStyles.body1,
    color: tokens.colorNeutralForeground1,
    // A field reached by keyboard must not be hidden by the top bar or the totals.
    '& input': { scrollMarginTop: '112px', scrollMarginBottom: '160px' },
    [cards]: { display: 'block' },
  },
  refreshing: { opacity: 0.6, transitionProperty: 'opacity', transitionDuration: tokens.durationNormal },
  head: { [cards]: { display: 'none' } },
  body: { [cards]: { display: 'block' } },
  heading: {
    ...typographyStyles.caption1Strong,
    position: 'sticky',
    boxSizing: 'border-box',
    top: 'var(--sticky-top, 56px)',
    zIndex: 2,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXS}`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: line,
    ':last-child': { paddingInlineEnd: tokens.spacingHorizontalL },
  },
  boxColumn: { width: '40px' },
  dayColumn: { width: '84px', [ROOMY_FIELDS]: { width: '98px' } },
  totalColumn: { width: '120px', [ROOMY_FIELDS]: { width: '128px' } },
  end: { textAlign: 'end' },
  row: {
    // Each row is painted by itself: typing in one does not repaint the five hundred fields of the others.
    position: 'relative',
    isolation: 'isolate',
    // A message about an amount covers the next row.
    ':has([aria-invalid])': { zIndex: 1 },
    [cards]: {
      display: 'grid',
      alignItems: 'center',
      columnGap: tokens.spacingHorizontalXS,
      rowGap: tokens.spacingVerticalXS,
      padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalM} ${tokens.spacingHorizontalS}`,
      borderBottom: line,
      ':last-child': { borderBottomStyle: 'none' },
    },
    [roomyCards]: { gridTemplateColumns: `${TOUCH_TARGET} repeat(8, minmax(0, 1fr))` },
    [narrowCards]: { gridTemplateColumns: `${TOUCH_TARGET} minmax(0, 1fr) auto` },
  },
  cell: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXXS}`,
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: 'inherit',
    borderBottom: line,
    ':last-child': { paddingInlineEnd: tokens.spacingHorizontalL },
    [cards]: { padding: '0', borderBottomStyle: 'none', ':last-child': { paddingInlineEnd: '0' } },
  },
  boxCell: {
    paddingInlineStart: tokens.spacingHorizontalS,
    [cards]: { gridColumn: '1', alignSelf: 'start', paddingInlineStart: '0' },
    // Its column is too narrow for an amount: in a card of two lines it keeps the second free of them.
    [roomyCards]: { gridRow: '1 / 3' },
    [narrowCards]: { gridRow: '1' },
  },
  nameCell: {
    overflowWrap: 'anywhere',
    paddingInlineEnd: tokens.spacingHorizontalS,
    [cards]: { gridRow: '1' },
    [roomyCards]: { gridColumn: '2 / 8' },
    [narrowCards]: { gridColumn: '2' },
  },
  totalCell: {
    textAlign: 'end',
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    paddingInlineEnd: tokens.spacingHorizontalS,
    [cards]: { gridRow: '1', alignSelf: 'start', paddingInlineEnd: '0' },
    [roomyCards]: { gridColumn: '8 / 10' },
    [narrowCards]: { gridColumn: '3', display: 'flex', flexDirection: 'column', alignItems: 'flex-end' },
  },
  dayCell: {
    [cards]: {
      // The name of the day, which is in the headings on a wide screen.
      '::before': {
        content: 'attr(data-label)',
        display: 'block',
        ...typographyStyles.caption1,
        color: tokens.colorNeutralForeground3,
      },
    },
    [roomyCards]: { gridRow: '2' },
    [narrowCards]: {
      gridColumn: '2 / -1',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 144px',
      alignItems: 'center',
    },
  },
  folded: { [narrowCards]: { display: 'none' } },
  unfold: {
    display: 'none',
    [narrowCards]: { display: 'inline-flex', marginInlineEnd: `calc(-1 * ${tokens.spacingHorizontalS})` },
  },
  dimmed: { color: tokens.colorNeutralForeground3 },
  week: {
    ...typographyStyles.caption1,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: tokens.colorNeutralForeground3,
    borderRadius: tokens.borderRadiusSmall,
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
    },
    '@media (pointer: coarse)': { minHeight: TOUCH_TARGET },
  },
  name: {
    // A link to the run is right below.
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
    },
    '@media (pointer: coarse)': { minHeight: TOUCH_TARGET },
  },
  dimmedName: { color: tokens.colorNeutralForeground2 },
  state: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalXXS,
    fontWeight: tokens.fontWeightRegular,
  },
});

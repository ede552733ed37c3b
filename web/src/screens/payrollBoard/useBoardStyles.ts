import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';

// The board responds to its own width, like the tables. Each row is one line; its details open below it. If seven days
// do not fit side by side, they are in the details. On a phone each row is a card, which shows all but the days.
const spacious = '@container (min-width: 1320px)';
const wide = '@container (min-width: 1100px) and (max-width: 1319.98px)';
const medium = '@container (min-width: 960px) and (max-width: 1099.98px)';
/** Net pay has a column. */
export const WITH_NET = '@container (min-width: 1100px)';
const withoutNet = '@container (min-width: 460px) and (max-width: 1099.98px)';
/** A row is one line. */
export const LINES = '@container (min-width: 460px)';
const withDays = '@container (min-width: 960px)';
const short = '@container (min-width: 460px) and (max-width: 959.98px)';
const shortTight = '@container (min-width: 460px) and (max-width: 719.98px)';
const shortRoomy = '@container (min-width: 720px) and (max-width: 959.98px)';
/** A row is a card. */
export const CARDS = '@container (max-width: 459.98px)';
/** Where a field is narrow: an amount of five digits has no room beside its mark. */
export const NARROW_FIELDS = '@container (min-width: 960px) and (max-width: 1319.98px)';
/** The days are in the details, with room for a finger. */
export const DAYS_BELOW = '@container (max-width: 959.98px)';
/** Beside the state there is room for a word. */
export const ROOMY_LINES = '@container ((min-width: 640px) and (max-width: 959.98px)) or (min-width: 1100px)';
export const TIGHT_LINES =
  '@container ((min-width: 460px) and (max-width: 639.98px)) or ((min-width: 960px) and (max-width: 1099.98px))';

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

/** The columns of the headings and of every row. */
const columns = {
  display: 'grid',
  alignItems: 'center',
  [spacious]: {
    gridTemplateColumns: '44px minmax(0, 1fr) 262px repeat(7, 84px) 84px 96px 96px',
    paddingInlineEnd: tokens.spacingHorizontalL,
  },
  [wide]: {
    gridTemplateColumns: '40px minmax(0, 1fr) 240px repeat(7, 66px) 72px 86px 86px',
    paddingInlineEnd: tokens.spacingHorizontalM,
  },
  [medium]: {
    gridTemplateColumns: '36px minmax(0, 1fr) 186px repeat(7, 64px) 68px 84px',
    paddingInlineEnd: tokens.spacingHorizontalM,
  },
  [short]: {
    gridTemplateColumns: '44px repeat(24, minmax(0, 1fr))',
    paddingInlineEnd: tokens.spacingHorizontalL,
  },
} as const;

/** The classes that the board's table and its rows share. */
export const useBoardStyles = makeStyles({
  container: { containerType: 'inline-size', minWidth: 0 },
  table: {
    display: 'block',
    ...typographyStyles.body1,
    color: tokens.colorNeutralForeground1,
    // A field reached by keyboard must not be hidden by the top bar or the totals.
    '& input': { scrollMarginTop: '112px', scrollMarginBottom: '160px' },
  },
  refreshing: { opacity: 0.6, transitionProperty: 'opacity', transitionDuration: tokens.durationNormal },
  head: {
    display: 'block',
    position: 'sticky',
    top: 'var(--sticky-top, 56px)',
    zIndex: 2,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: line,
    [CARDS]: { display: 'none' },
  },
  headings: columns,
  body: { display: 'block' },
  heading: {
    ...typographyStyles.caption1Strong,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXS}`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
  },
  end: { textAlign: 'end' },
  row: {
    ...columns,
    // Each row is painted by itself: typing in one does not repaint the five hundred fields of the others.
    position: 'relative',
    isolation: 'isolate',
    // As high with badges as without.
    gridTemplateRows: 'minmax(44px, auto)',
    [media.touch]: { gridTemplateRows: 'minmax(52px, auto)' },
    borderBottom: line,
    ':last-child': { borderBottomStyle: 'none' },
    // A message about an amount covers the next row.
    ':has([aria-invalid])': { zIndex: 1 },
    [CARDS]: {
      gridTemplateColumns: `${TOUCH_TARGET} minmax(0, 1fr) auto`,
      gridTemplateRows: 'none',
      // The controls bring their own distance.
      [media.touch]: {
        gridTemplateRows: 'none',
        rowGap: 0,
        paddingTop: tokens.spacingVerticalXS,
        paddingBottom: tokens.spacingVerticalXS,
      },
      columnGap: tokens.spacingHorizontalXS,
      rowGap: tokens.spacingVerticalXS,
      padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalM} ${tokens.spacingHorizontalS}`,
    },
  },
  cell: { boxSizing: 'border-box', minWidth: 0, padding: 0, textAlign: 'start', fontWeight: 'inherit' },
  box: {
    [LINES]: { gridColumn: '1', gridRow: '1' },
    [withDays]: { paddingInlineStart: tokens.spacingHorizontalXS },
    [short]: { paddingInlineStart: tokens.spacingHorizontalS },
    [CARDS]: { gridColumn: '1', gridRow: '1', alignSelf: 'start' },
  },
  who: {
    [LINES]: { paddingInlineEnd: tokens.spacingHorizontalS },
    [short]: { gridColumn: '2 / 10', gridRow: '1' },
    [CARDS]: { gridColumn: '2', gridRow: '1', overflowWrap: 'anywhere' },
  },
  state: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalXS,
    [LINES]: { paddingInlineEnd: tokens.spacingHorizontalXS },
    [short]: { gridColumn: '10 / 21', gridRow: '1' },
    // Its chip and its button have places of their own.
    [CARDS]: { display: 'contents' },
  },
  amount: { fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' },
  total: {
    fontWeight: tokens.fontWeightBold,
    [short]: { gridColumn: '21 / 26', gridRow: '1' },
    [CARDS]: { gridColumn: '3', gridRow: '1' },
  },
  chip: { display: 'flex', minWidth: 0, [CARDS]: { gridColumn: '2', gridRow: '2' } },
  toggle: {
    flexShrink: 0,
    [CARDS]: { gridColumn: '3', gridRow: '3', justifySelf: 'end', alignSelf: 'start' },
  },
  toggleAbove: { [CARDS]: { gridRow: '2' } },
  // Where it has no column, a badge says that there are deductions, and the details name it.
  net: {
    [withoutNet]: { display: 'none' },
    [CARDS]: {
      gridColumn: '3',
      gridRow: '2',
      ...typographyStyles.caption1,
      '::after': { content: '" net"' },
    },
  },
  // A card names only a net pay that differs from the total.
  sameNet: { color: tokens.colorNeutralForeground3, [CARDS]: { display: 'none' } },
  day: {
    [withDays]: { padding: '0 1px' },
    [DAYS_BELOW]: {
      // The name of the day, which is in the headings on a wide screen.
      '::before': {
        content: 'attr(data-label)',
        display: 'block',
        ...typographyStyles.caption1,
        color: tokens.colorNeutralForeground3,
      },
    },
    [short]: {
      padding: `0 ${tokens.spacingHorizontalXXS} ${tokens.spacingVerticalS}`,
    },
    [shortRoomy]: { gridColumn: 'auto / span 3', gridRow: '2' },
    [shortTight]: { gridColumn: 'auto / span 6', gridRow: '2' },
    [CARDS]: {
      gridColumn: '2 / -1',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 144px',
      alignItems: 'center',
    },
  },
  // The days begin below the name, not below the box.
  firstDay: { [shortRoomy]: { gridColumn: '2 / span 3' }, [shortTight]: { gridColumn: '2 / span 6' } },
  fifthDay: { [shortTight]: { gridColumn: '2 / span 6' } },
  laterDay: { [shortTight]: { gridRow: '3' } },
  dayHeading: { [DAYS_BELOW]: { display: 'none' } },
  netHeading: { [withoutNet]: { display: 'none' } },
  folded: { [DAYS_BELOW]: { display: 'none' } },
  details: {
    [withDays]: { gridColumn: '2 / -1', paddingInlineStart: '0' },
    [short]: { gridColumn: '2 / -1', gridRow: '4' },
    [LINES]: { paddingBottom: tokens.spacingVerticalM },
    [CARDS]: { gridColumn: '2', gridRow: '3' },
  },
  detailsBelow: { [CARDS]: { gridColumn: '2 / -1' } },
  foldedDetails: { [LINES]: { display: 'none' } },
  dimmed: { color: tokens.colorNeutralForeground3 },
  name: {
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
    [LINES]: {
      display: 'block',
      lineHeight: '32px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      [media.touch]: { lineHeight: TOUCH_TARGET },
    },
    // A link to the run is right below.
    [CARDS]: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '24px',
      [media.touch]: { minHeight: TOUCH_TARGET },
    },
  },
  dimmedName: { color: tokens.colorNeutralForeground2 },
});

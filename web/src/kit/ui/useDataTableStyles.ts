import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { media, TABLE_AS_CARDS, TOUCH_TARGET } from './breakpoints';

const cards = TABLE_AS_CARDS;
const roomy = '@container (min-width: 900px)';

const cellPadding = `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`;
// Cards line up with the sections' titles as well, which are indented further unless the window is a phone's.
const cardEdge = 'var(--card-edge)';
// The outer cells line up with the titles of the sections around them.
const edges = {
  ':first-child': { paddingInlineStart: tokens.spacingHorizontalXL },
  ':last-child': { paddingInlineEnd: tokens.spacingHorizontalXL },
};

/** The classes that the parts of a DataTable share. */
export const useDataTableStyles = makeStyles({
  container: {
    containerType: 'inline-size',
    minWidth: 0,
    '--card-edge': tokens.spacingHorizontalXL,
    [media.narrow]: { '--card-edge': tokens.spacingHorizontalL },
  },
  // Where the table certainly fits nothing may scroll, or the header would stick to the box and not to the page.
  scroller: { overflowX: 'auto', [roomy]: { overflowX: 'visible' } },
  boxed: { overflowY: 'auto', maxHeight: 'var(--table-height)', [roomy]: { overflowX: 'auto' } },
  refreshing: { opacity: 0.6, transitionProperty: 'opacity', transitionDuration: tokens.durationNormal },
  table: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    ...typographyStyles.body1,
    color: tokens.colorNeutralForeground1,
    [cards]: { display: 'block' },
  },
  head: { [cards]: { display: 'none' } },
  body: { [cards]: { display: 'block' } },
  heading: {
    ...typographyStyles.caption1Strong,
    position: 'sticky',
    // A box that scrolls sideways is what its heading sticks to: at its own top.
    top: 0,
    [roomy]: { top: 'var(--sticky-top, 0px)' },
    zIndex: 1,
    padding: cellPadding,
    ...edges,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  headingBoxed: { top: 0, [roomy]: { top: 0 } },
  sort: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    padding: '0',
    border: 'none',
    backgroundColor: 'transparent',
    font: 'inherit',
    color: 'inherit',
    textDecorationLine: 'none',
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
    },
    [media.touch]: { minHeight: TOUCH_TARGET },
  },
  sorted: { color: tokens.colorNeutralForeground1 },
  row: {
    ':last-child > td': { borderBottomStyle: 'none' },
    [cards]: {
      display: 'block',
      position: 'relative',
      padding: `${tokens.spacingVerticalM} ${cardEdge}`,
      borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
      ':last-child': { borderBottomStyle: 'none' },
    },
  },
  opens: { cursor: 'pointer', ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  selected: {
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  // What a row opens to belongs to it: no line between the two.
  expanded: { '& > td': { borderBottomStyle: 'none' }, [cards]: { borderBottomStyle: 'none' } },
  details: {
    padding: `0 ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalM}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    [cards]: { display: 'block', padding: 0, borderBottomStyle: 'none' },
  },
  cell: {
    padding: cellPadding,
    ...edges,
    textAlign: 'start',
    verticalAlign: 'middle',
    height: '32px',
    fontWeight: 'inherit',
    overflowWrap: 'break-word',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    [cards]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: tokens.spacingHorizontalM,
      height: 'auto',
      minHeight: '28px',
      padding: `${tokens.spacingVerticalXXS} 0`,
      ':first-child': { paddingInlineStart: 0 },
      ':last-child': { paddingInlineEnd: 0 },
      textAlign: 'end',
      overflowWrap: 'anywhere',
      borderBottomStyle: 'none',
      // A name without a value says nothing on a card.
      ':empty': { display: 'none' },
      '::before': {
        content: 'attr(data-label)',
        flexShrink: 0,
        maxWidth: '45%',
        textAlign: 'start',
        color: tokens.colorNeutralForeground3,
      },
    },
  },
  first: {
    [cards]: { fontWeight: tokens.fontWeightSemibold, textAlign: 'start', '::before': { content: 'none' } },
  },
  corner: {
    [cards]: {
      position: 'absolute',
      insetBlockStart: tokens.spacingVerticalM,
      // The icon itself, and not the button around it, ends where the values below end.
      insetInlineEnd: `calc(${cardEdge} - 6px)`,
      height: '32px',
      padding: '0',
      '::before': { content: 'none' },
    },
  },
  // A long name wraps before it reaches what is in the corner.
  besideCorner: { [cards]: { minHeight: '32px', paddingInlineEnd: '88px' } },
  unlabelled: { [cards]: { justifyContent: 'flex-end', '::before': { content: 'none' } } },
  boxCell: {
    width: '1px',
    paddingInlineEnd: '0',
    paddingBlock: '0',
    // On a card the checkbox takes the corner beside the name.
    [cards]: {
      float: 'inline-end',
      width: 'auto',
      paddingBlock: tokens.spacingVerticalXXS,
      // Taller than the name, it would push aside the value under it.
      margin: '0 -8px -8px 0',
      '::before': { content: 'none' },
    },
  },
  skeleton: { [cards]: { ':nth-child(n + 4)': { display: 'none' } } },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  center: { textAlign: 'center', [cards]: { textAlign: 'end' } },
  nowrap: { whiteSpace: 'nowrap' },
  hideOnPhone: { [cards]: { display: 'none' } },
  foot: { fontWeight: tokens.fontWeightBold, [cards]: { display: 'block' } },
  footCell: {
    borderBottomStyle: 'none',
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    [cards]: { borderTopStyle: 'none' },
  },
  footEmpty: { [cards]: { display: 'none' } },
  disclosure: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    '& svg': { flexShrink: 0, fontSize: '16px', color: tokens.colorNeutralForeground3 },
  },
  link: {
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    textAlign: 'start',
    padding: '0',
    border: 'none',
    backgroundColor: 'transparent',
    font: 'inherit',
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_TARGET },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
    },
  },
});

/** The alignment class of a column. */
export function alignClass(
  styles: ReturnType<typeof useDataTableStyles>,
  align: 'start' | 'center' | 'end' | undefined,
): string | false {
  return (align === 'end' && styles.end) || (align === 'center' && styles.center);
}

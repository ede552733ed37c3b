import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { MEDIUM_TABLE, media, NARROW_TABLE, TABLE_AS_LIST, TOUCH_TARGET } from './breakpoints';
import { type Column, titleColumn } from './dataTable';

const list = TABLE_AS_LIST;
const roomy = '@container (min-width: 960px)';

const cellPadding = `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`;
// The outer cells line up with the titles of the sections around them.
const edges = {
  ':first-child': { paddingInlineStart: tokens.spacingHorizontalXL },
  ':last-child': { paddingInlineEnd: tokens.spacingHorizontalXL },
};

/** The classes of the parts of a DataTable. */
export const useDataTableStyles = makeStyles({
  container: {
    containerType: 'inline-size',
    minWidth: 0,
  },
  // Where the table certainly fits nothing may scroll, or the header would stick to the box instead of the page. The
  // box contains its absolutely positioned parts, which would otherwise widen the page.
  scroller: { position: 'relative', overflowX: 'auto', [roomy]: { overflowX: 'visible' } },
  boxed: { overflowY: 'auto', maxHeight: 'var(--table-height)', [roomy]: { overflowX: 'auto' } },
  refreshing: { opacity: 0.6, transitionProperty: 'opacity', transitionDuration: tokens.durationNormal },
  table: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    ...typographyStyles.body1,
    color: tokens.colorNeutralForeground1,
    [list]: { display: 'block' },
  },
  head: { [list]: { display: 'none' } },
  body: { [list]: { display: 'block' } },
  heading: {
    ...typographyStyles.caption1Strong,
    position: 'sticky',
    // In a box that scrolls sideways the heading sticks to the box's own top.
    top: 0,
    [roomy]: { top: 'var(--sticky-top, 0px)' },
    zIndex: 1,
    padding: cellPadding,
    [media.fromSm]: { [MEDIUM_TABLE]: { paddingInline: tokens.spacingHorizontalS } },
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
    [list]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: tokens.spacingHorizontalM,
      padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
      borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
      ':last-child': { borderBottomStyle: 'none' },
      // Ends the first line.
      '::after': { content: '""', order: 2, flexBasis: '100%' },
    },
  },
  opens: { cursor: 'pointer', ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  selected: {
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  // No line between a row and its expanded part.
  expanded: { '& > td': { borderBottomStyle: 'none' }, [list]: { borderBottomStyle: 'none' } },
  details: {
    padding: `0 ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalM}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    [list]: { order: 3, flexBasis: '100%', padding: 0, borderBottomStyle: 'none' },
  },
  cell: {
    padding: cellPadding,
    [media.fromSm]: { [MEDIUM_TABLE]: { paddingInline: tokens.spacingHorizontalS } },
    ...edges,
    textAlign: 'start',
    verticalAlign: 'middle',
    height: '32px',
    fontWeight: 'inherit',
    overflowWrap: 'break-word',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    // One of the facts on the second line of an item.
    [list]: {
      order: 3,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: tokens.spacingHorizontalXS,
      minWidth: 0,
      maxWidth: '100%',
      height: 'auto',
      padding: 0,
      ':first-child': { paddingInlineStart: 0 },
      ':last-child': { paddingInlineEnd: 0 },
      ...typographyStyles.caption1,
      color: tokens.colorNeutralForeground3,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      borderBottomStyle: 'none',
      // Hides a name without a value.
      ':empty': { display: 'none' },
      ':has(> [data-no-value])': { display: 'none' },
    },
  },
  labeled: { [list]: { '::before': { content: 'attr(data-label)' } } },
  title: {
    [list]: {
      order: 1,
      flexGrow: 1,
      flexShrink: 1,
      flexBasis: 0,
      // A chip and an icon share the line; a longer chip takes its own.
      minWidth: '40%',
      ...typographyStyles.body1Strong,
      color: tokens.colorNeutralForeground1,
    },
  },
  // A word like a form's type leaves the room to what is beside it.
  word: { [list]: { minWidth: 'min-content' } },
  status: { [list]: { order: 1 } },
  // Aligns the icon itself, not the button around it, with the end of the lines.
  corner: { [list]: { order: 1, marginInlineEnd: '-6px' } },
  unlabeled: { [list]: { marginInlineStart: 'auto' } },
  // Columns dropped first, and those dropped on a narrower table. A line of text has room for them again.
  third: { [media.fromSm]: { [MEDIUM_TABLE]: { display: 'none' } }, [list]: { display: 'none' } },
  second: { [media.fromSm]: { [NARROW_TABLE]: { display: 'none' } } },
  boxCell: {
    width: '1px',
    paddingInlineEnd: '0',
    paddingBlock: '0',
    [list]: { order: 0, width: 'auto', margin: '0 -8px' },
  },
  // A dropped column, under the row's title.
  under: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalXXS,
    marginTop: tokens.spacingVerticalXXS,
    whiteSpace: 'normal',
  },
  // The height of a touch target, with two lines of small text.
  skeletonRow: { [list]: { minHeight: '76px', boxSizing: 'border-box' } },
  skeleton: { [list]: { ':nth-child(n + 4)': { display: 'none' } } },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  center: { textAlign: 'center' },
  nowrap: { whiteSpace: 'nowrap' },
  foot: { fontWeight: tokens.fontWeightBold, [list]: { display: 'block' } },
  footCell: {
    borderBottomStyle: 'none',
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    [list]: { borderTopStyle: 'none' },
  },
  footEmpty: { [list]: { display: 'none' } },
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
    // A number alone, like #7, is narrower than a finger finds.
    [media.touch]: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: TOUCH_TARGET,
      minWidth: '24px',
    },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
    },
  },
});

type Styles = ReturnType<typeof useDataTableStyles>;

/** The alignment class of a column. */
export const alignClass = (styles: Styles, { align }: Pick<Column<never>, 'align'>): string | false =>
  (align === 'end' && styles.end) || (align === 'center' && styles.center);

/** The class that drops a column without room. Columns that move under the title are handled separately. */
export const leaveClass = (
  styles: Styles,
  { importance, under }: Pick<Column<never>, 'importance' | 'under'>,
) => !under && ((importance === 3 && styles.third) || (importance === 2 && styles.second));

/** The classes of a column's cells. */
export function columnClasses<Row>(
  styles: Styles,
  columns: readonly Column<Row>[],
  column: Column<Row>,
): string {
  const { align, status, corner, nowrap, hideHeader, labeled = align === 'end' } = column;
  const isTitle = column === titleColumn(columns);
  const isFact = !(isTitle || status || corner || hideHeader);
  return mergeClasses(
    alignClass(styles, column),
    nowrap && styles.nowrap,
    isTitle && styles.title,
    isTitle && nowrap && styles.word,
    status && styles.status,
    corner && styles.corner,
    hideHeader && !corner && styles.unlabeled,
    isFact && labeled && styles.labeled,
    leaveClass(styles, column),
  );
}

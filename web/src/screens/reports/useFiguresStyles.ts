import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

/** A small table inside a row: labels at the start, amounts at the end, sums below in bold. */
export const useFiguresStyles = makeStyles({
  root: {
    width: '100%',
    maxWidth: '640px',
    tableLayout: 'fixed',
    '& thead th:first-child': { width: '50%' },
    borderCollapse: 'collapse',
    '& th': {
      ...typographyStyles.body1,
      textAlign: 'start',
      overflowWrap: 'anywhere',
      padding: `${tokens.spacingVerticalXS} 0`,
    },
    '& td, & thead th:not(:first-child)': {
      verticalAlign: 'top',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      padding: `${tokens.spacingVerticalXS} 0 ${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    },
    '& thead th': { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
    '& :is(tbody, tfoot) tr': { borderTop: line },
    '& tfoot :is(th, td)': { fontWeight: tokens.fontWeightSemibold },
  },
  about: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
});

import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

/** A table that stays one on a phone: labels at the start, amounts at the end, the last row bold. */
export const useSumsTableStyles = makeStyles({
  root: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th': {
      ...typographyStyles.body1,
      textAlign: 'start',
      overflowWrap: 'anywhere',
      padding: `${tokens.spacingVerticalS} 0`,
    },
    '& td, & thead th:not(:first-child)': {
      verticalAlign: 'top',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      padding: `${tokens.spacingVerticalS} 0 ${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    },
    '& thead :is(td, th)': { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
    '& :is(tbody, tfoot) tr': { borderTop: line },
    '& :is(tfoot, tbody:last-child) tr:last-child :is(th, td)': { fontWeight: tokens.fontWeightSemibold },
  },
  link: { textDecorationLine: 'underline' },
  hint: {
    ...typographyStyles.caption1,
    margin: `${tokens.spacingVerticalS} 0 0`,
    color: tokens.colorNeutralForeground3,
  },
});

import { makeStyles, tokens } from '@fluentui/react-components';

/** From this width a row of fields fits on one line: seven days and the expenses beside a name. */
const LINES = '@container (max-width: 733.98px)';

const useStyles = makeStyles({
  root: {
    [LINES]: {
      '& table, & tbody': { display: 'block' },
      '& thead': { display: 'none' },
      '& tr': {
        display: 'block',
        padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
        borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
      },
      '& td': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: tokens.spacingHorizontalM,
        // A table cell grows beyond its height, and this one must, too.
        height: 'auto',
        padding: `${tokens.spacingVerticalXXS} 0`,
        borderBottomStyle: 'none',
        textAlign: 'end',
      },
      '& td::before': { content: 'attr(data-label)', color: tokens.colorNeutralForeground3 },
      '& td:first-child': {
        justifyContent: 'start',
        paddingInlineStart: 0,
        fontWeight: tokens.fontWeightSemibold,
        textAlign: 'start',
      },
      '& td:last-child': { paddingInlineEnd: 0 },
      '& td:first-child::before': { content: 'none' },
    },
  },
});

/**
 * The class around a DataTable with fields. Where the fields have no room side by side, each row is a small form, so no
 * one has to scroll sideways to type.
 */
export const useFieldRows = (): string => useStyles().root;

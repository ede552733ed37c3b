import { makeStyles, tokens } from '@fluentui/react-components';
import { MEDIUM_TABLE } from './breakpoints';

const useStyles = makeStyles({
  root: {
    [MEDIUM_TABLE]: {
      '& table, & tbody': { display: 'block' },
      '& thead': { display: 'none' },
      '& tr': { display: 'block', padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}` },
      '& td': {
        display: 'flex',
        justifyContent: 'space-between',
        padding: `${tokens.spacingVerticalXXS} 0`,
        borderBottomStyle: 'none',
        textAlign: 'end',
      },
      '& td::before': { content: 'attr(data-label)', color: tokens.colorNeutralForeground3 },
      '& td:first-child': { justifyContent: 'start', fontWeight: tokens.fontWeightSemibold },
      '& td:first-child::before': { content: 'none' },
    },
  },
});

/**
 * The class around a DataTable that is filled in. Where its fields have no room side by side, each row is a small form:
 * nobody types into what has to be scrolled sideways.
 */
export const useFieldRows = (): string => useStyles().root;

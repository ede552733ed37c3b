import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, readInlineData } from 'react-relay';
import type { NeedCell_row$key } from '../../__generated__/NeedCell_row.graphql';
import { media, NARROW_TABLE } from '../../kit/ui/breakpoints';
import { MissingList } from './MissingList';
import { SharedNumber } from './SharedNumber';

const useStyles = makeStyles({
  root: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    minWidth: '220px',
    textAlign: 'start',
    [NARROW_TABLE]: { minWidth: 0, [media.fromSm]: { minWidth: '140px' } },
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  needed: { color: tokens.colorNeutralForeground1 },
  word: { fontWeight: tokens.fontWeightSemibold },
  // Beside three other columns on a tablet a sentence takes five lines a row, and the amount says why.
  why: { [NARROW_TABLE]: { [media.fromSm]: { display: 'none' } } },
});

/** Whether the form is due, why, what it still lacks, and with whom the payee shares the taxpayer number. */
export function NeedCell(props: { row: NeedCell_row$key }) {
  const styles = useStyles();
  const { user, need, reason, missing, sharedNumberWith } = readInlineData(
    graphql`
      fragment NeedCell_row on TaxSeasonRow @inline @throwOnFieldError {
        user {
          name
        }
        need
        reason
        missing
        sharedNumberWith {
          # eslint-disable-next-line relay/unused-fields -- SharedNumber takes it as key
          id
          name
        }
      }
    `,
    props.row,
  );
  return (
    <div className={styles.root}>
      <p className={mergeClasses(styles.text, need === true && styles.needed)}>
        <span className={styles.word}>{needWord(need)}</span>
        <span className={mergeClasses(need != null && styles.why)}>: {reason}</span>
      </p>
      <SharedNumber people={sharedNumberWith} />
      <MissingList missing={missing} payee={user.name} />
    </div>
  );
}

const needWord = (need: boolean | null | undefined): string =>
  need == null ? 'Not known' : need ? 'Needed' : 'Not needed';

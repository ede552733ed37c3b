import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, readInlineData } from 'react-relay';
import type { PayeeNeed_row$key } from '../../__generated__/PayeeNeed_row.graphql';
import { MissingList } from './MissingList';
import { needWord } from './needWord';
import { SharedNumber } from './SharedNumber';

const useStyles = makeStyles({
  root: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    textAlign: 'start',
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  needed: { color: tokens.colorNeutralForeground1 },
  word: { fontWeight: tokens.fontWeightSemibold },
});

/**
 * Whether the form is required, why, what it still lacks and who can fix it, and with whom the payee shares the
 * taxpayer number.
 */
export function PayeeNeed(props: { row: PayeeNeed_row$key }) {
  const styles = useStyles();
  const { user, need, reason, missing, sharedNumberWith } = readInlineData(
    graphql`
      fragment PayeeNeed_row on TaxSeasonRow @inline @throwOnFieldError {
        user {
          name
        }
        need
        reason
        missing
        sharedNumberWith {
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
        <span>: {reason}</span>
      </p>
      <SharedNumber people={sharedNumberWith} />
      <MissingList missing={missing} payee={user.name} />
    </div>
  );
}

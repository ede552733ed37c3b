import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons';
import { graphql, readInlineData } from 'react-relay';
import type { PayeeNeed_row$key } from '../../__generated__/PayeeNeed_row.graphql';
import { needWord } from './needWord';
import { SharedNumber } from './SharedNumber';
import { lacksByActor } from './whoActs';

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
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    textAlign: 'start',
  },
  item: { display: 'flex', gap: tokens.spacingHorizontalXS },
  icon: {
    display: 'flex',
    flexShrink: 0,
    paddingTop: '2px',
    color: tokens.colorStatusWarningForeground1,
  },
  lack: { ...typographyStyles.caption1, display: 'block' },
  who: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
});

type MissingListProps = { missing: readonly string[]; payee: string };

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

/** What a form lacks, message by message, and who can fix it. */
function MissingList({ missing, payee }: MissingListProps) {
  const styles = useStyles();
  if (missing.length === 0) return null;
  return (
    <ul aria-label={`Missing for ${payee}`} className={styles.list}>
      {lacksByActor(missing, payee).map(({ who, texts }) => (
        <li key={who} className={styles.item}>
          <span aria-hidden className={styles.icon}>
            <WarningRegular />
          </span>
          <span>
            {texts.map((text) => (
              <span key={text} className={styles.lack}>
                {text}
              </span>
            ))}
            <span className={styles.who}>{who}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

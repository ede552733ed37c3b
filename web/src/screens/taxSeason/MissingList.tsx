import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons';
import { lacksByActor } from './whoActs';

const useStyles = makeStyles({
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
  text: { ...typographyStyles.caption1, display: 'block' },
  who: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
});

type MissingListProps = { missing: readonly string[]; payee: string };

/** What a form lacks, message by message, and who can fix it. */
export function MissingList({ missing, payee }: MissingListProps) {
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
              <span key={text} className={styles.text}>
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

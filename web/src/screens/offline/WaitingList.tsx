import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { formatShortDay } from 'rules/dayFormats';
import { EXPENSE_CATEGORIES } from 'rules/expenses';
import { changeEntry, type Entry } from '../../kit/offline/queue';
import { Button } from '../../kit/ui/Button';
import { StatusChip } from '../../kit/ui/StatusChip';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { Conflict } from './Conflict';
import { isDay, isReceipt } from './offlineEntries';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  entry: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    padding: tokens.spacingHorizontalM,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  words: { display: 'grid', flexGrow: 1, flexBasis: '180px', minWidth: 0, overflowWrap: 'anywhere' },
  title: typographyStyles.body1Strong,
  small: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  note: { ...typographyStyles.caption1, color: tokens.colorStatusDangerForeground1 },
  actions: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

const CHIPS = {
  waiting: { tone: 'info', label: 'Waiting' },
  conflict: { tone: 'warning', label: 'Your choice' },
  refused: { tone: 'danger', label: 'Not accepted' },
} as const;

/** The entry's description, without an amount, because someone else may pick up the phone. */
function toWords(entry: Entry): { title: string; more: string; small?: string } {
  if (isReceipt(entry)) {
    const { category, purpose, date, file } = entry.content;
    const small = [formatShortDay(date), file ? 'with a photo or PDF' : 'without a photo'].join(', ');
    return { title: `${EXPENSE_CATEGORIES[category]} receipt`, more: purpose, small };
  }
  if (!isDay(entry)) return { title: entry.kind, more: '' };
  const { date, worked, description } = entry.content;
  return { title: formatShortDay(date), more: worked ? description || 'Worked' : 'Day off' };
}

/** The entries waiting on this device, each with its status. */
export function WaitingList({ entries }: { entries: readonly Entry[] }) {
  const styles = useStyles();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to every browser
    <ul role="list" aria-label="Waiting to send" className={styles.root}>
      {entries.map((entry) => {
        const { title, more, small } = toWords(entry);
        return (
          <li key={entry.key} className={styles.entry}>
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {entry.state !== 'conflict' && <span>{more}</span>}
              {small && <span className={styles.small}>{small}</span>}
              {entry.note && <span className={styles.note}>{entry.note}</span>}
            </span>
            <span className={styles.actions}>
              <StatusChip {...CHIPS[entry.state]} />
              {entry.state !== 'conflict' && (
                <Button size="small" appearance="subtle" onClick={() => void changeEntry(entry, null)}>
                  Remove
                  <VisuallyHidden>{` ${title}, ${more}`}</VisuallyHidden>
                </Button>
              )}
            </span>
            {isDay(entry) && entry.state === 'conflict' && <Conflict entry={entry} />}
          </li>
        );
      })}
    </ul>
  );
}

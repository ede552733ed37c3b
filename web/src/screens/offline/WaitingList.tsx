import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { formatShortDay } from 'rules/dayFormats';
import { EXPENSE_CATEGORIES } from 'rules/expenses';
import { saveBlob } from '../../kit/lib/download';
import { changeEntry, type Entry } from '../../kit/offline/queue';
import { Button } from '../../kit/ui/Button';
import { StatusChip } from '../../kit/ui/StatusChip';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { Conflict } from './Conflict';
import { flush } from './flush';
import { isDay, isReceipt, type ReceiptEntry } from './offlineEntries';

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
  title: {
    ...typographyStyles.body1Strong,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
  },
  small: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  note: { ...typographyStyles.caption1, color: tokens.colorStatusDangerForeground1 },
  // The words of the buttons stand where other words do.
  actions: { display: 'flex', flexWrap: 'wrap', marginInline: `calc(-1 * ${tokens.spacingHorizontalS})` },
});

const CHIPS = {
  waiting: { tone: 'info', label: 'Waiting' },
  conflict: { tone: 'warning', label: 'Choose one' },
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

async function sendAgain(entry: Entry): Promise<void> {
  await changeEntry(entry, { state: 'waiting' });
  await flush();
}

async function sendWithoutFile(entry: ReceiptEntry): Promise<void> {
  const { file: _file, fileId: _sent, ...content } = entry.content;
  await changeEntry(entry, { state: 'waiting', content });
  await flush();
}

/** What an entry's owner may do with it. Its file exists on this device alone, so they can keep a refused one. */
function listActions(entry: Entry): Record<string, () => unknown> {
  const remove = { Remove: () => changeEntry(entry, null) };
  if (entry.state !== 'refused') return entry.state === 'waiting' ? remove : {};
  const again = { 'Try Again': () => sendAgain(entry) };
  const file = isReceipt(entry) && entry.content.file;
  if (!file) return { ...again, ...remove };
  const kind = file.type === 'application/pdf' ? 'PDF' : 'Photo';
  return {
    ...again,
    [`Send Without ${kind}`]: () => sendWithoutFile(entry),
    [`Save ${kind}`]: () => saveBlob(file, file.name),
    ...remove,
  };
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
              <span className={styles.title}>
                {title}
                <StatusChip {...CHIPS[entry.state]} />
              </span>
              {entry.state !== 'conflict' && <span>{more}</span>}
              {small && <span className={styles.small}>{small}</span>}
              {entry.note && <span className={styles.note}>{entry.note}</span>}
            </span>
            <span className={styles.actions}>
              {Object.entries(listActions(entry)).map(([label, act]) => (
                <Button key={label} size="small" appearance="subtle" onClick={() => void act()}>
                  {label}
                  <VisuallyHidden>{` ${title}, ${more}`}</VisuallyHidden>
                </Button>
              ))}
            </span>
            {isDay(entry) && entry.state === 'conflict' && <Conflict entry={entry} />}
          </li>
        );
      })}
    </ul>
  );
}

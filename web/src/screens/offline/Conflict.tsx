import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { formatShortDay } from 'rules/dayFormats';
import { changeEntry } from '../../kit/offline/queue';
import { Button } from '../../kit/ui/Button';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { flush } from './flush';
import type { DayContent, DayEntry } from './offlineEntries';

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS, flexBasis: '100%', minWidth: 0 },
  text: { margin: 0 },
  sides: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
  },
  side: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  whose: { ...typographyStyles.caption1Strong, color: tokens.colorNeutralForeground2 },
  content: { margin: 0, flexGrow: 1, overflowWrap: 'anywhere' },
});

const describe = ({ worked, description }: DayContent): string =>
  [worked ? 'Worked' : 'Day off', description].filter(Boolean).join(': ');

/** A day that differs on the server: both side by side, to choose one. */
export function Conflict({ entry }: { entry: DayEntry }) {
  const styles = useStyles();
  const { theirs, over: _over, ...mine } = entry.content;
  if (!theirs) return null;
  const day = formatShortDay(mine.date);
  const keepMine = async () => {
    await changeEntry(entry, { state: 'waiting', content: { ...mine, over: theirs } });
    await flush();
  };
  return (
    <div className={styles.root}>
      <p className={styles.text}>The portal has something else for {day}. Which one is right?</p>
      <div className={styles.sides}>
        <div className={styles.side}>
          <span className={styles.whose}>Yours</span>
          <p className={styles.content}>{describe(mine)}</p>
          <Button onClick={() => void keepMine()}>
            Keep Mine
            <VisuallyHidden>{` for ${day}`}</VisuallyHidden>
          </Button>
        </div>
        <div className={styles.side}>
          <span className={styles.whose}>In the portal</span>
          <p className={styles.content}>{describe(theirs)}</p>
          <Button onClick={() => void changeEntry(entry, null)}>
            Keep the Portal’s
            <VisuallyHidden>{` for ${day}`}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </div>
  );
}

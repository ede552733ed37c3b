import { Input, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { formatShortDay, formatWeek } from 'rules/dayFormats';
import { addDays } from 'rules/days';
import { MAX_DAY_NOTES } from 'rules/limits';
import { listWeekDays, startOfWeek } from 'rules/weeks';
import { counted } from '../../kit/lib/labels';
import { isTextDraft, readTabDraft, useTabDraft } from '../../kit/session/tabDraft';
import { Button } from '../../kit/ui/Button';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { DayToggle } from '../../kit/ui/DayToggle';
import { ErrorSummary } from '../../kit/ui/ErrorSummary';
import { Section } from '../../kit/ui/Section';
import { flush } from './flush';
import { keepDay } from './offlineEntries';
import { CANNOT_KEEP } from './texts';

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM },
  toggles: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(${TOUCH_TARGET}, 1fr))`,
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: 0,
    border: 0,
    // Seven in a row even on the smallest phones.
    [media.narrow]: { gap: '1px', marginInline: '-13px' },
  },
  days: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
  day: {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    [media.narrow]: { gridTemplateColumns: '92px minmax(0, 1fr)' },
  },
  name: typographyStyles.body1Strong,
  input: { [media.touch]: { minHeight: TOUCH_TARGET } },
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
  save: {
    justifySelf: 'end',
    [media.narrow]: { justifySelf: 'stretch', maxWidth: 'none', minHeight: TOUCH_TARGET },
  },
});

const ABOUT = 'offline.days';

/** Routes by day, for the tapped days that wait to be saved. */
type Tapped = Readonly<Record<string, string>>;

/** Two weeks of days to tap, each with its route. The portal's own entries for them are unknown here. */
export function OfflineDays({ person, today }: { person: string; today: string }) {
  const styles = useStyles();
  const thisMonday = startOfWeek(today);
  const [monday, setMonday] = useState(thisMonday);
  const [tapped, setTapped] = useState<Tapped>(() => readTabDraft(ABOUT, isTextDraft) ?? {});
  const [error, setError] = useState<string | null>(null);
  useTabDraft(ABOUT, tapped);
  const dates = Object.keys(tapped).sort();
  const isCurrent = monday === thisMonday;

  const toggle = (date: string) =>
    setTapped(({ [date]: known, ...rest }) => (known === undefined ? { ...rest, [date]: '' } : rest));
  const save = async () => {
    setError(dates.length === 0 ? 'First, tap the days you worked.' : null);
    try {
      for (const date of dates) {
        await keepDay(person, { date, worked: true, description: (tapped[date] ?? '').trim() });
      }
      setTapped({});
      void flush();
    } catch {
      setError(CANNOT_KEEP);
    }
  };

  return (
    <Section
      title={isCurrent ? 'This Week' : 'Last Week'}
      description={formatWeek(monday)}
      actions={
        <Button
          size="small"
          appearance="subtle"
          onClick={() => setMonday(isCurrent ? addDays(thisMonday, -7) : thisMonday)}
        >
          {isCurrent ? 'Last Week' : 'This Week'}
        </Button>
      }
    >
      <div className={styles.root}>
        <fieldset className={styles.toggles} aria-label="Days worked">
          {listWeekDays(monday).map((date) => (
            <DayToggle
              key={date}
              date={date}
              isOn={tapped[date] !== undefined}
              isLocked={false}
              isAhead={date > today}
              onToggle={() => toggle(date)}
            />
          ))}
        </fieldset>
        {dates.length === 0 ? (
          <p className={styles.hint}>Tap the days you worked.</p>
        ) : (
          <ul className={styles.days} aria-label="Routes">
            {dates.map((date) => (
              <li key={date} className={styles.day}>
                <span className={styles.name}>{formatShortDay(date)}</span>
                <Input
                  className={styles.input}
                  aria-label={`Route of ${formatShortDay(date)}`}
                  placeholder="Route or notes"
                  autoComplete="off"
                  maxLength={MAX_DAY_NOTES}
                  value={tapped[date] ?? ''}
                  onChange={(_event, { value }) => setTapped((before) => ({ ...before, [date]: value }))}
                />
              </li>
            ))}
          </ul>
        )}
        <ErrorSummary error={error} />
        <Button appearance="primary" className={styles.save} onClick={() => void save()}>
          {dates.length === 0 ? 'Save Days' : `Save ${counted(dates.length, 'Day')}`}
        </Button>
      </div>
    </Section>
  );
}

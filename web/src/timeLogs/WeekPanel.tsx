import { tokens } from '@fluentui/react-theme';
import { makeStyles } from '@griffel/react';
import { type KeyboardEvent, useState } from 'react';
import { weekLabel, weekOf } from '../lib/weeks';
import type { ValidationIssue } from '../relay/useMutation';
import { Button } from '../ui/Button';
import { media } from '../ui/breakpoints';
import { Disclosure } from '../ui/Disclosure';
import { ErrorSummary } from '../ui/ErrorSummary';
import { notify } from '../ui/notify';
import { StatusChip } from '../ui/StatusChip';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { DayPay } from './dayPay';
import type { LoggedDay } from './loggedDay';
import { useSubmitWeek } from './useSubmitWeek';
import { WeekGrid } from './WeekGrid';
import { changedDays, type DayEdit, type Edits } from './weekEdits';
import { weekSummary } from './weekSummary';

const useStyles = makeStyles({
  foot: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    [media.phone]: { flexDirection: 'column-reverse', '& button': { maxWidth: 'none' } },
  },
});

export type WeekPanelProps = {
  monday: string;
  /** In front of the week's dates. */
  title?: string;
  today: string;
  logs: ReadonlyMap<string, LoggedDay>;
  pay: ReadonlyMap<string, DayPay>;
  edits: Edits;
  onEdit: (date: string, edit: DayEdit) => void;
  /** These edits are saved, or given up. */
  onDone: (edits: Edits) => void;
  refresh: () => Promise<void>;
  defaultOpen: boolean;
};

type Failure = { message: string; byDay: Readonly<Record<string, string>> };

/** One week with its days and the button that submits them. */
export function WeekPanel(props: WeekPanelProps) {
  const { monday, title, today, logs, pay, edits, onEdit, onDone, refresh, defaultOpen } = props;
  const styles = useStyles();
  const [submitWeek, isBusy] = useSubmitWeek();
  const [failure, setFailure] = useState<Failure | null>(null);
  const days = weekOf(monday);
  const changes = changedDays(days, logs, edits);
  const isLocked = days.every((date) => logs.get(date)?.viewerCanEdit === false);
  const editsOfWeek = Object.fromEntries(
    days.flatMap((date) => (edits[date] ? [[date, edits[date]] as const] : [])),
  );

  const submit = async () => {
    if (isBusy) return;
    setFailure(null);
    if (changes.length === 0) {
      notify.info('No changes to submit.');
      return;
    }
    const outcome = await submitWeek({ input: { weekStart: monday, days: changes } });
    if (!outcome.ok) {
      const byDay = messagesByDay(outcome.issues, (index) => changes[index]?.date);
      setFailure({ message: outcome.message, byDay });
      return;
    }
    await refresh();
    onDone(editsOfWeek);
  };
  const submitOnKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };

  return (
    <Disclosure
      title={title ? `${title}: ${weekLabel(monday)}` : weekLabel(monday)}
      summary={weekSummary(days, logs, pay)}
      aside={changes.length > 0 && <StatusChip tone="info" label="Not submitted" />}
      defaultOpen={defaultOpen}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button below */}
      <div onKeyDown={submitOnKeys}>
        <WeekGrid
          {...{ monday, today, logs, pay, edits }}
          faults={failure?.byDay ?? {}}
          onEdit={(date, edit) => {
            setFailure(null);
            onEdit(date, edit);
          }}
        />
        <div className={styles.foot}>
          <ErrorSummary error={failure?.message} />
          <div className={styles.actions}>
            {changes.length > 0 && !isBusy && (
              <Button appearance="subtle" onClick={() => onDone(editsOfWeek)}>
                Discard Changes
              </Button>
            )}
            <Button
              appearance={changes.length > 0 ? 'primary' : 'secondary'}
              busy={isBusy}
              busyLabel="Submitting..."
              disabledReason={isLocked ? 'Every day of this week is on a payroll run.' : null}
              onClick={submit}
            >
              Submit Week
              <VisuallyHidden>{` ${weekLabel(monday)}`}</VisuallyHidden>
            </Button>
          </div>
        </div>
      </div>
    </Disclosure>
  );
}

// The server names a day by its place in what was submitted.
function messagesByDay(issues: readonly ValidationIssue[], dateAt: (index: number) => string | undefined) {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) {
    const place = path.indexOf('days');
    const date = place < 0 ? undefined : dateAt(Number(path[place + 1]));
    if (date) messages[date] ??= message;
  }
  return messages;
}

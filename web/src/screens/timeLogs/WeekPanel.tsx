import { makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useState } from 'react';
import type { DataID } from 'relay-runtime';
import { formatWeek } from 'rules/dayFormats';
import { findUnusualOf } from 'rules/enteredDays';
import { listWeekDays } from 'rules/weeks';
import type { TimeLogsScreenQuery } from '../../__generated__/TimeLogsScreenQuery.graphql';
import type { ValidationIssue } from '../../kit/relay/failures';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { Button } from '../../kit/ui/Button';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { Disclosure } from '../../kit/ui/Disclosure';
import { ErrorSummary } from '../../kit/ui/ErrorSummary';
import { lazyPart } from '../../kit/ui/lazyPart';
import { notify } from '../../kit/ui/notify';
import { OnceMore } from '../../kit/ui/OnceMore';
import { StatusChip } from '../../kit/ui/StatusChip';
import { useOnceMore } from '../../kit/ui/useOnceMore';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import type { ReceiptRow } from '../receipts/receiptRow';
import type { DayPay } from './dayPay';
import type { LoggedDay } from './loggedDay';
import { sameAsWeekBefore } from './sameAsWeekBefore';
import { useSubmitWeek } from './useSubmitWeek';
import { useWithdrawWeek } from './useWithdrawWeek';
import { WeekGrid } from './WeekGrid';
import { asEdits, changedDays, type DayEdit, type Edits, isPending } from './weekEdits';
import { weekSummary } from './weekSummary';
import { toWeekTime } from './weekTime';

// Useless before the week has loaded, and loads after it.
const WeekReceipts = lazyPart(async () => (await import('./WeekReceipts')).WeekReceipts);

const useStyles = makeStyles({
  foot: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    // Within reach of the thumb, however far down the days the page is scrolled.
    [media.narrow]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      gap: tokens.spacingVerticalS,
      marginBlockStart: tokens.spacingVerticalS,
      padding: tokens.spacingHorizontalS,
      backgroundColor: tokens.colorNeutralBackground1,
      borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
      borderRadius: `0 0 ${tokens.borderRadiusLarge} ${tokens.borderRadiusLarge}`,
    },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    [media.narrow]: { '& button': { flexGrow: 1, maxWidth: 'none', minHeight: TOUCH_TARGET } },
  },
});

export type WeekPanelProps = {
  monday: string;
  /** In front of the week's dates. */
  title?: string;
  today: string;
  /** The owner's first day of work, if entered. */
  startsOn: string | null | undefined;
  logs: ReadonlyMap<string, LoggedDay>;
  /** The list that contains the days. */
  daysList: DataID;
  pay: ReadonlyMap<string, DayPay>;
  edits: Edits;
  onEdit: (date: string, edit: DayEdit) => void;
  /** Replaces the input for these days. */
  onEdits: (edits: Edits) => void;
  /** These edits are saved or discarded. */
  onDone: (edits: Edits) => void;
  /** The week's own. */
  receipts: readonly ReceiptRow[];
  refresh: () => Promise<void>;
  defaultOpen: boolean;
};

type Failure = { message: string; byDay: Readonly<Record<string, string>> };

/** One week with its days and the button that submits them. */
export function WeekPanel(props: WeekPanelProps) {
  const {
    monday,
    title,
    today,
    startsOn,
    logs,
    pay,
    edits,
    onEdit,
    onEdits,
    onDone,
    receipts,
    refresh,
    daysList,
  } = props;
  const styles = useStyles();
  const page = useScreenVariables<TimeLogsScreenQuery>();
  const [submitWeek, isBusy] = useSubmitWeek();
  const [withdrawWeek, isWithdrawing] = useWithdrawWeek();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { question, isMeant, forget } = useOnceMore();
  const days = listWeekDays(monday);
  const changes = changedDays(days, logs, edits);
  const isLocked = days.every((date) => logs.get(date)?.viewerCanEdit === false);
  const weekEdits = Object.fromEntries(
    days.flatMap((date) => (edits[date] ? [[date, edits[date]] as const] : [])),
  );

  const time = toWeekTime(monday, today);
  const repeated = sameAsWeekBefore(monday, today, logs, edits);
  // A future week without entries is one line.
  const isBlank = time === 'future' && !days.some((date) => logs.has(date));

  const connections = [daysList];
  const submit = async () => {
    if (isBusy || isWithdrawing) return;
    setFailure(null);
    if (changes.length === 0) {
      notify.info('No changes to submit.');
      return;
    }
    const worked = changes.filter((day) => day.worked).map(({ date }) => date);
    if (!isMeant(findUnusualOf(worked, { today, startsOn }))) return;
    const outcome = await submitWeek({ ...page(), connections, input: { weekStart: monday, days: changes } });
    if (!outcome.ok) {
      const byDay = messagesByDay(outcome.issues, (index) => changes[index]?.date);
      setFailure({ message: outcome.message, byDay });
      return;
    }
    onDone(weekEdits);
  };
  const recall = async () => {
    setFailure(null);
    const pending = days.filter((date) => isPending(logs.get(date)));
    const typed = asEdits(pending, logs, edits);
    const outcome = await withdrawWeek({ ...page(), connections, input: { weekStart: monday } });
    if (outcome.ok) {
      // A day decided at the last moment stays in the log, and edits to it are dropped.
      const withdrawn = outcome.result.withdrawn?.withdrawnDays ?? [];
      onEdits(Object.fromEntries(withdrawn.map((date) => [date, typed[date] ?? {}])));
      return;
    }
    setFailure({ message: outcome.message, byDay: {} });
    // Someone has decided on it, or nothing is left to recall.
    await refresh();
  };
  const submitOnKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };

  return (
    <Disclosure
      title={title ? `${title}: ${formatWeek(monday)}` : formatWeek(monday)}
      summary={isBlank ? undefined : weekSummary(days, logs, pay)}
      aside={changes.length > 0 && <StatusChip tone="info" label="Not submitted" />}
      defaultOpen={props.defaultOpen}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button below */}
      <div onKeyDown={submitOnKeys}>
        <WeekGrid
          {...{ monday, time, today, logs, pay, edits }}
          errors={failure?.byDay ?? {}}
          onEdit={(date, edit) => {
            setFailure(null);
            forget();
            onEdit(date, edit);
          }}
        />
        <WeekReceipts {...{ monday, today, startsOn, receipts }} />
        <div className={styles.foot}>
          <ErrorSummary error={failure?.message} />
          <OnceMore question={question} again="Submit Week" />
          <div className={styles.actions}>
            {Object.keys(repeated).length > 0 && (
              <Button
                disabledReason={isBusy ? 'Wait until the week is submitted.' : null}
                onClick={() => onEdits(repeated)}
              >
                {time === 'current' ? 'Same as Last Week' : 'Same as Week Before'}
                <VisuallyHidden>{`: fill in ${formatWeek(monday)}`}</VisuallyHidden>
              </Button>
            )}
            {changes.length > 0 && !isBusy && (
              <Button appearance="subtle" onClick={() => onDone(weekEdits)}>
                Discard Changes
              </Button>
            )}
            {days.some((date) => isPending(logs.get(date))) && (
              <Button
                appearance="subtle"
                busy={isWithdrawing}
                busyLabel="Recalling..."
                disabledReason={isBusy ? 'Wait until the week is submitted.' : null}
                onClick={recall}
              >
                Recall Week
                <VisuallyHidden>{` ${formatWeek(monday)}`}</VisuallyHidden>
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
              <VisuallyHidden>{` ${formatWeek(monday)}`}</VisuallyHidden>
            </Button>
          </div>
        </div>
      </div>
    </Disclosure>
  );
}

// The server names a day by its place in the request.
function messagesByDay(issues: readonly ValidationIssue[], dateAt: (index: number) => string | undefined) {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) {
    const place = path.indexOf('days');
    const date = place < 0 ? undefined : dateAt(Number(path[place + 1]));
    if (date) messages[date] ??= message;
  }
  return messages;
}

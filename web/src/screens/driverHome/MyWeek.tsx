import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatWeek } from 'rules/dayFormats';
import { addDays } from 'rules/days';
import { findUnusualOf } from 'rules/enteredDays';
import { listWeekDays, startOfWeek } from 'rules/weeks';
import type { EmployeeDashboardQuery } from '../../__generated__/EmployeeDashboardQuery.graphql';
import type { MyWeek_query$key } from '../../__generated__/MyWeek_query.graphql';
import type { MyWeek_receipts$key } from '../../__generated__/MyWeek_receipts.graphql';
import type { SubmitDayInput } from '../../__generated__/useSubmitMyWeekMutation.graphql';
import { counted } from '../../kit/lib/labels';
import { extractNodes } from '../../kit/relay/extractNodes';
import { extractRows } from '../../kit/relay/extractRows';
import { ListId } from '../../kit/relay/ListId';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { currentSession } from '../../kit/session/sessionStore';
import { Button } from '../../kit/ui/Button';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { DayToggle } from '../../kit/ui/DayToggle';
import { ErrorSummary } from '../../kit/ui/ErrorSummary';
import { FailedRows } from '../../kit/ui/FailedRows';
import { lazyPart } from '../../kit/ui/lazyPart';
import { notify } from '../../kit/ui/notify';
import { OnceMore } from '../../kit/ui/OnceMore';
import { Section } from '../../kit/ui/Section';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import { useOnceMore } from '../../kit/ui/useOnceMore';
import { receiptRow } from '../receipts/receiptRow';
import { type LoggedDay, loggedDay } from '../timeLogs/loggedDay';
import { useEdits } from '../timeLogs/useEdits';
import { changedDays, type DayEdit, isEdited, shownDay, storedDay } from '../timeLogs/weekEdits';

import { sameAsBefore } from './sameAsBefore';
import { submitLabel } from './submitLabel';
import { useSubmitMyWeek } from './useSubmitMyWeek';
import { WorkedDay } from './WorkedDay';

// Useless before the week has loaded, and loads after it.
const WeekReceipts = lazyPart(async () => (await import('../timeLogs/WeekReceipts')).WeekReceipts);

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM },
  toggles: {
    display: 'grid',
    // Seven in a row as long as each is large enough for a finger.
    gridTemplateColumns: `repeat(auto-fit, minmax(${TOUCH_TARGET}, 1fr))`,
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: 0,
    border: 0,
    // On a phone with no room for seven within the padding of the card, they take some of the padding.
    [media.narrow]: { gap: '2px', marginInline: `min(0px, calc((100% - 7 * ${TOUCH_TARGET} - 12px) / 2))` },
  },
  days: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  hint: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
  // The receipts have the padding of a panel, which is missing here.
  receipts: { '& > div': { padding: 0 } },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    [media.narrow]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      paddingBlock: tokens.spacingVerticalS,
      backgroundColor: tokens.colorNeutralBackground1,
      '& button': { flexGrow: 1, minHeight: TOUCH_TARGET, maxWidth: 'none' },
    },
  },
});

/**
 * Without a connection the days wait on this device. The code for that was loaded with the page, or it reports a
 * failure.
 */
async function keepForLater(days: readonly SubmitDayInput[], logs: ReadonlyMap<string, LoggedDay>) {
  const person = currentSession()?.user.id;
  const code = await import('../offline/offlineEntries').catch(() => undefined);
  if (!person || !(await code?.keepSubmitted(person, days, logs))) return false;
  notify.info(`No connection. ${counted(days.length, 'day')} saved on this device, to be sent later.`);
  return true;
}

type MyWeekProps = { query: MyWeek_query$key; receipts: MyWeek_receipts$key };

/** The week as seven days to tap, with their routes and receipts; last week as long as nothing of it is submitted. */
export function MyWeek({ query, receipts: receiptsKey }: MyWeekProps) {
  const styles = useStyles();
  const { today, viewer, timeLogs } = useFragment(
    graphql`
      fragment MyWeek_query on Query @argumentDefinitions(userId: { type: "ID!" }) @throwOnFieldError {
        today
        viewer {
          unsentWeek
          startsOn
        }
        timeLogs(userId: $userId, first: 42) {
          edges {
            node {
              ...loggedDay_timeLog
            }
          }
        }
      }
    `,
    query,
  );
  const { receipts: page } = useFragment(
    graphql`
      fragment MyWeek_receipts on Query @argumentDefinitions(userId: { type: "ID!" }) @throwOnFieldError {
        receipts(userId: $userId, first: 100) {
          __id
          edges {
            node @catch(to: RESULT) {
              ...receiptRow_receipt
            }
          }
        }
      }
    `,
    receiptsKey,
  );
  const screen = useScreenVariables<EmployeeDashboardQuery>();
  const [submitWeek, isBusy] = useSubmitMyWeek();
  const [failure, setFailure] = useState<{ message: string; byDay: Record<string, string> } | null>(null);
  const { question, isMeant, forget } = useOnceMore();
  const thisMonday = startOfWeek(today);
  const { edits, onEdit, onEdits, onDone } = useEdits('myWeek', (date) => date >= addDays(thisMonday, -7));
  const [chosen, setChosen] = useState<string | null>(null);
  const monday = chosen ?? viewer.unsentWeek ?? thisMonday;
  const isCurrent = monday === thisMonday;

  const logs = new Map(
    extractNodes(timeLogs)
      .map(loggedDay)
      .map((day) => [day.date, day]),
  );
  const days = listWeekDays(monday);
  const shown = (date: string) => shownDay(logs.get(date), edits[date]);
  const worked = days.filter((date) => shown(date).worked);
  const changes = changedDays(days, logs, edits);
  const repeated = sameAsBefore(days, logs, today);
  const { rows, failed } = extractRows(page);
  const receipts = rows.map(receiptRow);

  const edit = (date: string, change: DayEdit) => {
    setFailure(null);
    forget();
    onEdit(date, change);
  };
  /** Untapped, a day is as logged: a route entered with it disappears, too. */
  const toggle = (date: string) => {
    const worked = !shown(date).worked;
    if (worked !== storedDay(logs.get(date)).worked) return edit(date, { worked });
    setFailure(null);
    onDone({ [date]: edits[date] ?? {} });
  };
  const submit = async () => {
    setFailure(null);
    if (changes.length === 0) {
      notify.info('No changes to submit.');
      return;
    }
    const sent = Object.fromEntries(days.flatMap((date) => (edits[date] ? [[date, edits[date]]] : [])));
    const dates = changes.filter((day) => day.worked).map(({ date }) => date);
    if (!isMeant(findUnusualOf(dates, { today, startsOn: viewer.startsOn }))) return;
    // After submitting last week its result stays until the user moves on.
    setChosen(monday);
    const outcome = await submitWeek({ ...screen(), input: { weekStart: monday, days: changes } });
    if (outcome.ok || (outcome.isUnreachable && (await keepForLater(changes, logs)))) {
      onDone(sent);
      return;
    }
    const byDay: Record<string, string> = {};
    for (const { path, message } of outcome.issues) {
      const date = path[0] === 'days' ? changes[Number(path[1])]?.date : undefined;
      if (date) byDay[date] = message;
    }
    setFailure({ message: outcome.message, byDay });
  };

  const isLogged = days.some((date) => logs.has(date));

  return (
    <ListId id={page.__id}>
      <UnsavedChanges
        when={Object.entries(edits).some(([date, change]) => isEdited(logs.get(date), change))}
      />
      <Section
        title={isCurrent ? 'This Week' : 'Last Week'}
        description={formatWeek(monday)}
        actions={
          <Button
            size="small"
            appearance="subtle"
            onClick={() => setChosen(isCurrent ? addDays(thisMonday, -7) : thisMonday)}
          >
            {isCurrent ? 'Last Week' : 'This Week'}
          </Button>
        }
      >
        <div className={styles.root}>
          <fieldset className={styles.toggles} aria-label="Days worked">
            {days.map((date) => (
              <DayToggle
                key={date}
                date={date}
                isOn={shown(date).worked}
                isLocked={logs.get(date)?.viewerCanEdit === false}
                isAhead={date > today}
                onToggle={() => toggle(date)}
              />
            ))}
          </fieldset>
          {worked.length === 0 ? (
            <p className={styles.hint}>Tap the days you worked.</p>
          ) : (
            <ul className={styles.days} aria-label="Routes">
              {worked.map((date) => (
                <WorkedDay
                  key={date}
                  date={date}
                  log={logs.get(date)}
                  description={shown(date).description}
                  isEdited={isEdited(logs.get(date), edits[date])}
                  error={failure?.byDay[date]}
                  onDescribe={(description) => edit(date, { description })}
                />
              ))}
            </ul>
          )}
          <div className={styles.receipts}>
            <WeekReceipts
              monday={monday}
              today={today}
              startsOn={viewer.startsOn}
              receipts={receipts.filter(({ date }) => startOfWeek(date) === monday)}
            />
          </div>
          <FailedRows count={failed} />
          <ErrorSummary error={failure?.message} />
          <OnceMore question={question} again="Submit" />
          <div className={styles.actions}>
            {Object.keys(repeated).length > 0 && (
              <Button onClick={() => onEdits(repeated)}>
                {isCurrent ? 'Same as Last Week' : 'Same as Week Before'}
              </Button>
            )}
            <Button
              appearance={changes.length === 0 && isLogged ? 'secondary' : 'primary'}
              busy={isBusy}
              busyLabel="Submitting..."
              onClick={() => void submit()}
            >
              {submitLabel(changes.length, isLogged)}
            </Button>
          </div>
        </div>
      </Section>
    </ListId>
  );
}

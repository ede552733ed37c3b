import { makeStyles } from '@fluentui/react-components';
import { Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { graphql, useRefetchableFragment } from 'react-relay';
import type { PayrollWeekView_week$key } from '../../__generated__/PayrollWeekView_week.graphql';
import type { PayrollWeekViewRefetchQuery } from '../../__generated__/PayrollWeekViewRefetchQuery.graphql';
import { lazyPart } from '../../kit/ui/lazyPart';
import type { DayEntry } from './dayEntries';
import { PayrollForm } from './PayrollForm';
import { PayrollRunView } from './PayrollRunView';

const WeekAdjustments = lazyPart(async () => (await import('./WeekAdjustments')).WeekAdjustments);

const useStyles = makeStyles({ root: { outlineStyle: 'none' } });

/** A contractor's week: unprocessed, or as processed. */
export function PayrollWeekView(props: { week: PayrollWeekView_week$key; today: string }) {
  const styles = useStyles();
  const [week, refetch] = useRefetchableFragment<PayrollWeekViewRefetchQuery, PayrollWeekView_week$key>(
    graphql`
      fragment PayrollWeekView_week on PayrollWeek
      @throwOnFieldError
      @refetchable(queryName: "PayrollWeekViewRefetchQuery") {
        run {
          ...PayrollRunView_run
        }
        ...PayrollRunView_week
        ...PayrollForm_week
        ...WeekAdjustments_week
      }
    `,
    props.week,
  );
  const [voided, setVoided] = useState<readonly DayEntry[] | null>(null);
  const root = useRef<HTMLDivElement>(null);
  /** Whether input or an open dialog would be lost. If so, the view stays, no matter what others do. */
  const [isKept, keep] = useState(false);
  const [shown, show] = useState(week.run);
  if (!isKept && shown !== week.run) show(week.run);
  const run = isKept ? shown : week.run;
  const isProcessed = Boolean(run);
  const wasProcessed = useRef(isProcessed);
  useEffect(() => {
    if (wasProcessed.current === isProcessed) return;
    wasProcessed.current = isProcessed;
    // The clicked button disappears with its view, and the focus with it.
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [isProcessed]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and the processed week is none
    <div ref={root} role="group" aria-label="Payroll of the week" tabIndex={-1} className={styles.root}>
      {run ? (
        <PayrollRunView run={run} week={week} today={props.today} onVoided={setVoided} onKeep={keep} />
      ) : (
        <PayrollForm
          week={week}
          today={props.today}
          voided={voided}
          onKeep={keep}
          onOutdated={() => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))}
        />
      )}
      <Suspense fallback={null}>
        <WeekAdjustments week={week} today={props.today} />
      </Suspense>
    </div>
  );
}

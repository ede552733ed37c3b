import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PayrollWeekView_week$key } from '../__generated__/PayrollWeekView_week.graphql';
import type { DayEntry } from './dayEntries';
import { PayrollForm } from './PayrollForm';
import { PayrollRunView } from './PayrollRunView';

/** A contractor's week: still to be paid, or as it was paid. */
export function PayrollWeekView(props: { week: PayrollWeekView_week$key }) {
  const week = useFragment(
    graphql`
      fragment PayrollWeekView_week on PayrollWeek @throwOnFieldError {
        run {
          ...PayrollRunView_run
        }
        ...PayrollRunView_week
        ...PayrollForm_week
      }
    `,
    props.week,
  );
  const [voided, setVoided] = useState<readonly DayEntry[] | null>(null);
  if (week.run) return <PayrollRunView run={week.run} week={week} onVoided={setVoided} />;
  return <PayrollForm week={week} voided={voided} />;
}

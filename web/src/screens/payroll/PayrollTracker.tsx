import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useOptimistic, useTransition } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { latestWeek, nextWeekRefusal, previousWeek } from 'rules/weekChoice';
import type { PayrollTracker_query$key } from '../../__generated__/PayrollTracker_query.graphql';
import { media } from '../../kit/ui/breakpoints';
import { EmptyState } from '../../kit/ui/EmptyState';
import type { PersonOption } from '../../kit/ui/PersonCombobox';
import { Section } from '../../kit/ui/Section';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { WeekPicker } from '../../kit/ui/WeekPicker';
import { PayeePicker } from './PayeePicker';
import { PayrollSkeleton } from './PayrollSkeleton';
import { PayrollWeekView } from './PayrollWeekView';
import { selection } from './selection';

const useStyles = makeStyles({
  toolbar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalL}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    [media.narrow]: {
      padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalM}`,
    },
  },
  picker: { flexBasis: '320px', flexGrow: 1, maxWidth: '480px', minWidth: 0 },
  loading: { padding: tokens.spacingHorizontalXL },
  pending: { opacity: 0.6, transitionProperty: 'opacity', transitionDuration: tokens.durationNormal },
});

/** The week that is shown, or loading. */
type Choice = { readonly person: PersonOption | null; readonly week: string };

/** One contractor's week: chosen above, paid below. Both choices are in the address. */
export function PayrollTracker(props: { query: PayrollTracker_query$key }) {
  const styles = useStyles();
  const query = useFragment(
    graphql`
      fragment PayrollTracker_query on Query @throwOnFieldError {
        today
        ...PayeePicker_query
        payrollWeek(userId: $contractor, weekStart: $week) @include(if: $hasWeek) {
          user {
            id
            name
            email
          }
          ...PayrollWeekView_week
        }
      }
    `,
    props.query,
  );
  const { today, payrollWeek } = query;
  const [params] = useSearchParams();
  const selected = selection.read(params);
  const user = payrollWeek?.user;
  const { choice, isPending, choose } = usePayrollSelection({
    person: user ? { id: user.id, name: user.name, detail: user.email } : null,
    week: selected.week ?? previousWeek(today),
  });

  // Only the server knows the previous week, so a link without a week gets it here.
  if (selected.contractor && !selected.week) {
    const next = selection.write({ ...selected, week: previousWeek(today) }, params);
    return (
      <>
        <PayrollSkeleton />
        <Navigate replace to={{ search: String(next) }} />
      </>
    );
  }
  return (
    <Section title="Payroll Tracker" flush>
      <div className={styles.toolbar}>
        <div className={styles.picker}>
          <PayeePicker
            query={query}
            value={choice.person}
            onChange={(person) => choose({ ...choice, person })}
          />
        </div>
        <WeekPicker
          value={choice.week}
          today={today}
          onChange={(week) => choose({ ...choice, week })}
          nextDisabledReason={nextWeekRefusal(choice.week, today)}
          latest={latestWeek(today)}
        />
      </div>
      <div inert={isPending} aria-busy={isPending} className={mergeClasses(isPending && styles.pending)}>
        {payrollWeek ? (
          <PayrollWeekView key={`${user?.id} ${selected.week}`} week={payrollWeek} today={today} />
        ) : choice.person ? (
          <div className={styles.loading}>
            <SkeletonLines lines={9} label="Loading payroll..." />
          </div>
        ) : (
          <EmptyState text="Please select a contractor to view their payroll information." />
        )}
      </div>
    </Section>
  );
}

/**
 * The selection in the URL. A new choice shows in the pickers at once, while the present week stays until the next one
 * has loaded (`isPending`); it falls back if unsaved amounts block the navigation.
 */
function usePayrollSelection(shown: Choice) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [choice, expect] = useOptimistic(shown);
  const [isPending, startTransition] = useTransition();
  const choose = (next: Choice) =>
    startTransition(async () => {
      expect(next);
      const selected = { contractor: next.person?.id ?? null, week: next.week };
      await navigate({ search: String(selection.write(selected, params)) });
    });
  return { choice, isPending, choose };
}

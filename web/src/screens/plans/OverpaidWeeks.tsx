import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { formatAmount } from 'rules/amounts';
import { formatWeek } from 'rules/dayFormats';
import { useIdempotencyKey } from '../../kit/relay/useIdempotencyKey';
import { Button } from '../../kit/ui/Button';
import { ErrorSummary } from '../../kit/ui/ErrorSummary';
import { Section } from '../../kit/ui/Section';
import { useTakeBack } from './useTakeBack';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    padding: `${tokens.spacingVerticalS} 0`,
  },
});

type OverpaidWeek = { readonly weekStart: string; readonly amount: number };

type OverpaidWeeksProps = {
  userId: string;
  weeks: readonly OverpaidWeek[];
  canTakeBack: boolean;
  /** How many plans the list shows. */
  first: number;
};

/** Weeks that were paid and voided since: processed again, or taken back from later pay. */
export function OverpaidWeeks({ userId, weeks, canTakeBack, first }: OverpaidWeeksProps) {
  const styles = useStyles();
  const keyOf = useIdempotencyKey();
  const [takeBack, isBusy] = useTakeBack();
  const [failure, setFailure] = useState<string | null>(null);
  const act = async ({ weekStart }: OverpaidWeek) => {
    setFailure(null);
    const input = { userId, weekStart };
    const outcome = await takeBack({ input: { ...input, requestKey: keyOf(input) }, first });
    if (!outcome.ok) setFailure(outcome.message);
  };
  return (
    <Section
      title="Overpaid"
      description="These weeks were paid, then voided. Process them again, or take the money back from later pay."
    >
      <ErrorSummary error={failure} />
      <ul className={styles.list} aria-label="Overpaid weeks">
        {weeks.map((week) => (
          <li key={week.weekStart} className={styles.item}>
            <span>
              <strong>{formatAmount(week.amount)}</strong> for {formatWeek(week.weekStart)}
            </span>
            {canTakeBack && (
              <Button
                busy={isBusy}
                busyLabel="Saving..."
                aria-label={`Take back ${formatAmount(week.amount)} for ${formatWeek(week.weekStart)}`}
                onClick={() => void act(week)}
              >
                Take Back From Later Pay
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Field, Input, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { readCents } from 'rules/amounts';
import { formatMoney } from 'rules/money';
import type { CorrectionForm_run$key } from '../../__generated__/CorrectionForm_run.graphql';
import { fieldMessages } from '../../kit/relay/fieldMessages';
import { useIdempotencyKey } from '../../kit/relay/useIdempotencyKey';
import { useSessionUser } from '../../kit/session/sessionStore';
import { FormDialog } from '../../kit/ui/FormDialog';
import { MoneyField } from '../../kit/ui/MoneyField';
import { notify } from '../../kit/ui/notify';
import { CorrectionDays } from './CorrectionDays';
import { keepCorrectionDraft, readCorrectionDraft } from './correctionDrafts';
import {
  type CorrectedDay,
  daysToCorrect,
  previewCorrection,
  toDayAsPaid,
  toWeeklyData,
} from './correctionForm';
import { useCorrectPayment } from './useCorrectPayment';

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  outcome: { ...typographyStyles.body1Strong, margin: 0, minHeight: '20px' },
});

type Draft = {
  readonly total: number;
  readonly days: readonly CorrectedDay[];
  readonly reason: string;
  /** The amount to take back each week after an overpayment: a plain decimal, or '' for as much as possible. */
  readonly weekly: string;
};

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  ['total', 'days', 'reason', 'weekly'].every((part) => part in kept);

type CorrectionFormProps = {
  title: string;
  run: CorrectionForm_run$key;
  today: string;
  onClose: () => void;
};

/** The days as paid, to correct; shows the result before it is submitted. */
export function CorrectionForm({ title, today, onClose, ...props }: CorrectionFormProps) {
  const styles = useStyles();
  const run = useFragment(
    graphql`
      fragment CorrectionForm_run on PayrollRun @throwOnFieldError {
        id
        status
        weekStart
        user {
          id
        }
        paidBefore {
          amount
        }
        standing {
          total
          paid
          paidOn
          deductions {
            ...plannedDeductions_deduction @relay(mask: false)
          }
          days {
            date
            pay
            compensated
            reimbursed
            notes
            category
          }
        }
      }
    `,
    props.run,
  );
  const { id, status, weekStart, user, standing } = run;
  const { id: viewerId } = useSessionUser();
  const place = { viewerId, about: id };
  const untouched: Draft = {
    ...{ total: standing.total, reason: '', weekly: '' },
    days: daysToCorrect(weekStart, standing.days),
  };
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = readCorrectionDraft(place, isDraft);
    // A draft based on amounts that have changed since would correct the wrong ones.
    return kept?.total === standing.total ? kept : untouched;
  });
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string>>>>({});
  const [error, setError] = useState<string | null>(null);
  const [correct, isSaving] = useCorrectPayment({ contractor: user.id, week: weekStart });
  const requestKeyFor = useIdempotencyKey();
  const { isChanged, difference, message } = previewCorrection(run, draft.days, draft.weekly);
  const isTyped = isChanged || draft.reason !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is the run's and never changes
  useEffect(() => keepCorrectionDraft(place, isTyped ? draft : null), [draft, isTyped]);

  const isTooMuch = status === 'PAID' && difference < 0;
  const submit = async () => {
    setError(null);
    if (draft.reason.trim() === '') return setErrors({ reason: 'Enter a reason.' });
    const content = {
      ...{ runId: id, reason: draft.reason.trim(), expectedTotal: standing.total },
      weeklyData: toWeeklyData(draft.days),
      ...(isTooMuch && draft.weekly && { weekly: readCents(draft.weekly) / 100 }),
    };
    const outcome = await correct({ ...content, requestKey: requestKeyFor(content) });
    if (!outcome.ok) {
      setErrors(fieldMessages(outcome.issues));
      return setError(outcome.message);
    }
    keepCorrectionDraft(place, null);
    notify.success('Payment corrected');
    onClose();
  };
  return (
    <FormDialog
      open
      width="wide"
      title={title}
      submitLabel={submitLabel(status === 'PAID' ? difference : 0)}
      busyLabel="Correcting..."
      busy={isSaving}
      disabledReason={isChanged ? null : 'Change an amount first.'}
      error={error}
      issues={Object.values(errors).filter((text) => text !== undefined)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className={styles.note}>
        Enter the right amounts for each day. Receipts and added pay aren’t included.
      </p>
      <CorrectionDays
        days={draft.days}
        standing={standing.days.map(toDayAsPaid)}
        today={today}
        onChange={(days) => setDraft({ ...draft, days })}
      />
      <Field label="Reason" required validationMessage={errors.reason}>
        <Input
          value={draft.reason}
          maxLength={500}
          autoComplete="off"
          onChange={(_event, { value }) => {
            setErrors({});
            setDraft({ ...draft, reason: value });
          }}
        />
      </Field>
      {isTooMuch && (
        <MoneyField
          label="Taken back each week"
          hint="Leave it empty to take as much as each run allows. What’s already paid doesn’t change."
          value={draft.weekly}
          error={errors.weekly}
          onChange={(weekly) => {
            setErrors({});
            setDraft({ ...draft, weekly });
          }}
        />
      )}
      <p role="status" className={styles.outcome}>
        {message}
      </p>
    </FormDialog>
  );
}

function submitLabel(difference: number): string {
  if (difference === 0) return 'Correct Payment';
  return `Correct Payment — ${formatMoney(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`;
}

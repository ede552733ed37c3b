import { Field, Input, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatMoney } from 'rules/money';
import type { CorrectionForm_run$key } from '../../__generated__/CorrectionForm_run.graphql';
import { fieldMessages } from '../../kit/relay/fieldMessages';
import { useIdempotencyKey } from '../../kit/relay/useIdempotencyKey';
import { useSessionUser } from '../../kit/session/sessionStore';
import { FormDialog } from '../../kit/ui/FormDialog';
import { notify } from '../../kit/ui/notify';
import { CorrectionDays } from './CorrectionDays';
import { keepCorrectionDraft, readCorrectionDraft } from './correctionDrafts';
import {
  type CorrectedDay,
  daysToCorrect,
  previewCorrection,
  toStandingDay,
  toWeeklyData,
} from './correctionForm';
import { useCorrectPayment } from './useCorrectPayment';

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  outcome: { ...typographyStyles.body1Strong, margin: 0, minHeight: '20px' },
});

type Draft = { readonly total: number; readonly days: readonly CorrectedDay[]; readonly reason: string };

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' && kept !== null && 'total' in kept && 'days' in kept && 'reason' in kept;

type CorrectionFormProps = {
  title: string;
  run: CorrectionForm_run$key;
  today: string;
  onClose: () => void;
};

/** The days as they were paid, to be put right; says what follows from it before it is done. */
export function CorrectionForm({ title, today, onClose, ...props }: CorrectionFormProps) {
  const styles = useStyles();
  const { id, status, weekStart, user, standing } = useFragment(
    graphql`
      fragment CorrectionForm_run on PayrollRun @throwOnFieldError {
        id
        status
        weekStart
        user {
          id
        }
        standing {
          total
          paid
          paidOn
          days {
            date
            pay
            # eslint-disable-next-line relay/unused-fields -- correctionForm compares it
            compensated
            # eslint-disable-next-line relay/unused-fields -- correctionForm compares it
            reimbursed
            notes
            # eslint-disable-next-line relay/unused-fields -- correctionForm fills it in
            category
          }
        }
      }
    `,
    props.run,
  );
  const { id: viewerId } = useSessionUser();
  const place = { viewerId, about: id };
  const untouched: Draft = {
    ...{ total: standing.total, reason: '' },
    days: daysToCorrect(weekStart, standing.days),
  };
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = readCorrectionDraft(place, isDraft);
    // What was typed about other amounts than those that stand now would put the wrong ones right.
    return kept?.total === standing.total ? kept : untouched;
  });
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string>>>>({});
  const [error, setError] = useState<string | null>(null);
  const [correct, isSaving] = useCorrectPayment({ contractor: user.id, week: weekStart });
  const requestKeyFor = useIdempotencyKey();
  const { isChanged, difference, message } = previewCorrection(standing, draft.days);
  const isTyped = isChanged || draft.reason !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is the run's and never changes
  useEffect(() => keepCorrectionDraft(place, isTyped ? draft : null), [draft, isTyped]);

  const isTooMuch = status === 'PAID' && difference < 0;
  const submit = async () => {
    setError(null);
    if (draft.reason.trim() === '') return setErrors({ reason: 'Say why the payment is corrected.' });
    const content = {
      ...{ runId: id, reason: draft.reason.trim(), expectedTotal: standing.total },
      weeklyData: toWeeklyData(draft.days),
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
      submitLabel={
        status === 'PAID' && difference > 0
          ? `Correct Payment — ${formatMoney(difference)} more`
          : 'Correct Payment'
      }
      busyLabel="Correcting..."
      busy={isSaving}
      disabledReason={disabledReason(isChanged, isTooMuch)}
      error={error}
      issues={Object.values(errors).filter((text) => text !== undefined)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className={styles.note}>
        Enter what each day should have been paid. Receipts, and what was added to pay, are not part of it.
      </p>
      <CorrectionDays
        days={draft.days}
        standing={standing.days.map(toStandingDay)}
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
      <p role="status" className={styles.outcome}>
        {message}
      </p>
      {isTooMuch && (
        <p className={styles.note}>
          Nothing that was paid changes. Ask for the money back, or pay that much less another time.
        </p>
      )}
    </FormDialog>
  );
}

function disabledReason(isChanged: boolean, isTooMuch: boolean): string | null {
  if (!isChanged) return 'Change an amount first.';
  return isTooMuch ? 'What was paid too much cannot be taken back here yet.' : null;
}

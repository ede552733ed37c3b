import { Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatAmount, readCents } from 'rules/amounts';
import { formatShortDay, formatWeek } from 'rules/dayFormats';
import { addDays, type Day } from 'rules/days';
import { findUnusualOf } from 'rules/enteredDays';
import { EXPENSE_CATEGORIES } from 'rules/expenses';
import { MAX_ADDED_LINES } from 'rules/extras';
import { formatMoney, sumCents } from 'rules/money';
import { listWeekDays, startOfWeek } from 'rules/weeks';
import type { AddToPayForm_week$key } from '../../__generated__/AddToPayForm_week.graphql';
import type { AddToPayInput } from '../../__generated__/useAddToWeekMutation.graphql';
import { fieldMessages } from '../../kit/relay/fieldMessages';
import { useIdempotencyKey } from '../../kit/relay/useIdempotencyKey';
import type { Outcome } from '../../kit/relay/useMutation';
import { useSessionUser } from '../../kit/session/sessionStore';
import { Button } from '../../kit/ui/Button';
import { Checkbox } from '../../kit/ui/Checkbox';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import { FormDialog } from '../../kit/ui/FormDialog';
import { notify } from '../../kit/ui/notify';
import { useOnceMore } from '../../kit/ui/useOnceMore';
import { AddedPayRow } from './AddedPayRow';
import { type AddedRow, backPayRow, findRowErrors, newRow, toLines, typedRows } from './addToPayForm';
import { keepCorrectionDraft, readCorrectionDraft } from './correctionDrafts';

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  receipts: { display: 'flex', flexDirection: 'column', border: 'none', margin: 0, padding: 0, minWidth: 0 },
});

/** How many weeks are offered, the current one first. */
const WEEKS = 12;

type Draft = {
  readonly rows: readonly AddedRow[];
  readonly receipts: readonly string[];
  readonly payDate: string;
};

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' && kept !== null && 'rows' in kept && 'receipts' in kept && 'payDate' in kept;

export type AddToPayProps = {
  person: { readonly id: string; readonly name: string };
  /** The Monday of its week. */
  week: Day;
  /** If another week can be chosen: called with its Monday. */
  onWeek?: (week: Day) => void;
  busy: boolean;
  save: (input: AddToPayInput) => Promise<Outcome<unknown>>;
  onClose: () => void;
};

type AddToPayFormProps = Omit<AddToPayProps, 'week'> & {
  title: string;
  week: AddToPayForm_week$key;
  monday: Day;
  today: Day;
};

/** Amounts and receipts that are paid at once, as their own payroll run. */
export function AddToPayForm(props: AddToPayFormProps) {
  const { title, person, monday, today, onWeek, busy, save, onClose } = props;
  const styles = useStyles();
  const { run, user, backPay, addableReceipts } = useFragment(
    graphql`
      fragment AddToPayForm_week on PayrollWeek @throwOnFieldError {
        run {
          number
        }
        user {
          startsOn
        }
        backPay {
          days {
            date
            paidAt
            dailyRate
            amount
          }
        }
        addableReceipts {
          id
          date
          category
          amount
          purpose
        }
      }
    `,
    props.week,
  );
  const { id: viewerId } = useSessionUser();
  const place = { viewerId, about: `${person.id}.${monday}` };
  const days = listWeekDays(monday).filter((day) => day <= today);
  const firstDay = days[0] ?? monday;
  const raised = backPay?.days.map(backPayRow) ?? [];
  const untouched: Draft = {
    ...{ rows: raised.length ? raised : [newRow(firstDay)], receipts: [], payDate: today },
  };
  const [draft, setDraft] = useState<Draft>(() => readCorrectionDraft(place, isDraft) ?? untouched);
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string>>>>({});
  const [error, setError] = useState<string | null>(null);
  const requestKeyFor = useIdempotencyKey();
  const chosen = addableReceipts.filter(({ id }) => draft.receipts.includes(id));
  const rows = typedRows(draft.rows);
  const isTyped = rows.length > 0 || chosen.length > 0;
  const isOther = JSON.stringify(draft) !== JSON.stringify(untouched);
  const { question, isMeant, forget } = useOnceMore();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is the week's, and another week is another form
  useEffect(() => keepCorrectionDraft(place, isTyped && isOther ? draft : null), [draft, isTyped]);
  const change = (changes: Partial<Draft>) => {
    setErrors({});
    forget();
    setDraft({ ...draft, ...changes });
  };
  const total = sumCents([
    ...rows.map(({ amount }) => readCents(amount)),
    ...chosen.map(({ amount }) => readCents(amount)),
  ]);

  const submit = async () => {
    const found = findRowErrors(draft.rows);
    setErrors(found);
    setError(null);
    if (Object.keys(found).length > 0) return;
    const dates = rows.map(({ date }) => date);
    if (!isMeant(findUnusualOf(dates, { today, startsOn: user.startsOn, name: person.name }))) return;
    const content = {
      ...{
        userId: person.id,
        weekStart: monday,
        payDate: draft.payDate || today,
        lines: toLines(draft.rows),
      },
      receiptIds: chosen.map(({ id }) => id),
    };
    const outcome = await save({ ...content, requestKey: requestKeyFor(content) });
    if (!outcome.ok) {
      setErrors(fieldMessages(outcome.issues));
      return setError(outcome.message);
    }
    keepCorrectionDraft(place, null);
    notify.success(`${formatMoney(total)} added to pay`);
    onClose();
  };
  /** The row's place among those sent. */
  const errorOf = (row: AddedRow, field: string) => errors[`lines.${rows.indexOf(row)}.${field}`];
  return (
    <FormDialog
      open
      width="wide"
      title={title}
      submitLabel={total > 0 ? `Add to Pay — ${formatMoney(total)}` : 'Add to Pay'}
      busyLabel="Adding..."
      busy={busy}
      disabledReason={isTyped ? null : 'Enter an amount or choose a receipt.'}
      error={error}
      issues={Object.values(errors).filter((text) => text !== undefined)}
      question={question}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className={styles.note}>
        {run
          ? `It goes on a payroll of its own. Payroll #${run.number} doesn’t change.`
          : 'It goes on payroll right away. You can still process the week as usual.'}
      </p>
      <FieldGrid>
        {onWeek ? (
          <Field label="Week">
            <Select value={monday} onChange={(_event, { value }) => onWeek(value)}>
              {Array.from({ length: WEEKS }, (_, index) => addDays(startOfWeek(today), -7 * index)).map(
                (each) => (
                  <option key={each} value={each}>
                    {formatWeek(each)}
                  </option>
                ),
              )}
            </Select>
          </Field>
        ) : (
          <Field label="Week">
            <Input value={formatWeek(monday)} readOnly />
          </Field>
        )}
        <Field label="Pay Date" validationMessage={errors.payDate}>
          <Input
            type="date"
            value={draft.payDate}
            onChange={(_event, { value }) => change({ payDate: value })}
          />
        </Field>
      </FieldGrid>
      {draft.rows.map((row, index) => (
        <AddedPayRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name, and are only added at the end
          key={index}
          number={index + 1}
          row={row}
          days={days}
          amountError={errorOf(row, 'amount')}
          noteError={errorOf(row, 'note')}
          onChange={(next) => change({ rows: draft.rows.map((one) => (one === row ? next : one)) })}
        />
      ))}
      {draft.rows.length < MAX_ADDED_LINES && (
        <div>
          <Button size="small" onClick={() => change({ rows: [...draft.rows, newRow(firstDay)] })}>
            Add Another Amount
          </Button>
        </div>
      )}
      {addableReceipts.length > 0 && (
        <fieldset className={styles.receipts}>
          <legend>Approved receipts not on payroll yet</legend>
          {addableReceipts.map(({ id, date, category, amount, purpose }) => (
            <Checkbox
              key={id}
              label={`${formatAmount(amount)}, ${formatShortDay(date)}: ${EXPENSE_CATEGORIES[category as keyof typeof EXPENSE_CATEGORIES]}, ${purpose}`}
              checked={draft.receipts.includes(id)}
              onChange={(_event, { checked }) =>
                change({
                  receipts: checked ? [...draft.receipts, id] : draft.receipts.filter((one) => one !== id),
                })
              }
            />
          ))}
        </fieldset>
      )}
    </FormDialog>
  );
}

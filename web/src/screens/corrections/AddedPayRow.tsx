import { Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { formatShortDay } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import { ADDED_PAY, type AddedPay, MAX_ADDED_NOTE } from 'rules/extras';
import { media } from '../../kit/ui/breakpoints';
import { MoneyField } from '../../kit/ui/MoneyField';
import type { AddedRow } from './addToPayForm';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '150px 150px 130px minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    border: 'none',
    margin: 0,
    padding: 0,
    minWidth: 0,
    [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  note: { minWidth: 0, [media.narrow]: { gridColumn: '1 / -1' } },
  field: { minWidth: 0, '& select, & input': { minWidth: 0, width: '100%' } },
});

type AddedPayRowProps = {
  /** Its place, from 1. */
  number: number;
  row: AddedRow;
  /** The days of the week up to today. */
  days: readonly Day[];
  amountError: string | undefined;
  noteError: string | undefined;
  onChange: (row: AddedRow) => void;
};

/** One amount: its kind, day and value. */
export function AddedPayRow({ number, row, days, amountError, noteError, onChange }: AddedPayRowProps) {
  const styles = useStyles();
  return (
    <fieldset className={styles.root} aria-label={`Amount ${number}`}>
      <Field label="What For" className={styles.field}>
        <Select
          value={row.category}
          onChange={(_event, { value }) => onChange({ ...row, category: value as AddedPay })}
        >
          {Object.entries(ADDED_PAY).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Day" className={styles.field}>
        <Select value={row.date} onChange={(_event, { value }) => onChange({ ...row, date: value })}>
          {days.map((day) => (
            <option key={day} value={day}>
              {formatShortDay(day)}
            </option>
          ))}
        </Select>
      </Field>
      <MoneyField
        label="Amount"
        value={row.amount}
        error={amountError}
        onChange={(amount) => onChange({ ...row, amount })}
      />
      <Field
        label="Note"
        hint={
          row.category === 'PER_DIEM'
            ? 'A per diem is taxable pay. For meals with receipts, send the receipts instead.'
            : undefined
        }
        validationMessage={noteError}
        className={styles.note}
      >
        <Input
          value={row.note}
          maxLength={MAX_ADDED_NOTE}
          autoComplete="off"
          onChange={(_event, { value }) => onChange({ ...row, note: value })}
        />
      </Field>
    </fieldset>
  );
}

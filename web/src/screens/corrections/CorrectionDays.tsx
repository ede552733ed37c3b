import { Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { readCents } from 'rules/amounts';
import type { DayAsPaid } from 'rules/corrections';
import { formatMonthDay } from 'rules/dayFormats';
import { type Day, getDayName } from 'rules/days';
import { EXPENSE_CATEGORIES, type ExpenseCategory } from 'rules/expenses';
import { formatMoney } from 'rules/money';
import { explainCompensation } from 'rules/payLines';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { MoneyField } from '../../kit/ui/MoneyField';
import { useFieldRows } from '../../kit/ui/useFieldRows';
import type { CorrectedDay } from './correctionForm';

const useStyles = makeStyles({
  day: { display: 'flex', flexDirection: 'column' },
  date: { color: tokens.colorNeutralForeground3 },
  money: { width: '130px', minWidth: '96px', maxWidth: '100%', justifySelf: 'end' },
  notes: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: tokens.spacingVerticalXS,
    minWidth: '160px',
  },
});

type Row = { readonly day: CorrectedDay; readonly was: number };

type CorrectionDaysProps = {
  days: readonly CorrectedDay[];
  /** The present amounts. */
  standing: readonly DayAsPaid[];
  today: string;
  onChange: (days: readonly CorrectedDay[]) => void;
};

/** The days of the week, each with the pay it should have had. */
export function CorrectionDays({ days, standing, today, onChange }: CorrectionDaysProps) {
  const styles = useStyles();
  const change = (date: Day, changes: Partial<CorrectedDay>) =>
    onChange(days.map((day) => (day.date === date ? { ...day, ...changes } : day)));
  const money = (field: 'pay' | 'expenses', header: string): Column<Row> => ({
    key: field,
    header,
    align: 'end',
    cell: ({ day }) => (
      <MoneyField
        label={`${header} on ${getDayName(day.date)}`}
        hideLabel
        className={styles.money}
        placeholder="0.00"
        value={day[field]}
        readOnly={field === 'pay' && day.date > today}
        onChange={(value) => change(day.date, { [field]: value })}
      />
    ),
  });
  const columns: readonly Column<Row>[] = [
    {
      key: 'day',
      header: 'Day',
      nowrap: true,
      cell: ({ day }) => (
        <span className={styles.day}>
          {getDayName(day.date)}
          <span className={styles.date}>{formatMonthDay(day.date)}</span>
        </span>
      ),
    },
    { key: 'was', header: 'Was', align: 'end', nowrap: true, cell: ({ was }) => formatMoney(was) },
    money('pay', 'Pay'),
    money('expenses', 'Expenses'),
    {
      key: 'notes',
      header: 'Notes',
      cell: ({ day }) => <DayNotes day={day} onChange={(changes) => change(day.date, changes)} />,
    },
  ];
  const rows = days.map((day) => {
    const stood = standing.find(({ date }) => date === day.date);
    return { day, was: stood ? stood.pay + stood.compensated + stood.reimbursed : 0 };
  });
  return (
    <div className={useFieldRows()}>
      <DataTable
        label="Corrected pay by day"
        columns={columns}
        rows={rows}
        rowKey={({ day }) => day.date}
        empty="No days."
      />
    </div>
  );
}

type DayNotesProps = { day: CorrectedDay; onChange: (changes: Partial<CorrectedDay>) => void };

function DayNotes({ day, onChange }: DayNotesProps) {
  const styles = useStyles();
  const { date, expenses, notes, category } = day;
  const warning = explainCompensation({ expenses: readCents(expenses), notes, category });
  return (
    <div className={styles.notes}>
      <Field validationState="warning" validationMessage={warning}>
        <Input
          aria-label={`Notes on ${getDayName(date)}`}
          autoComplete="off"
          value={notes}
          onChange={(_event, { value }) => onChange({ notes: value })}
        />
      </Field>
      {readCents(expenses) > 0 && (
        <Select
          aria-label={`Category on ${getDayName(date)}`}
          value={category ?? 'OTHER'}
          onChange={(_event, { value }) => onChange({ category: value as ExpenseCategory })}
        >
          {Object.entries(EXPENSE_CATEGORIES).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

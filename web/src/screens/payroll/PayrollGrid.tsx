import { Field, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Suspense } from 'react';
import { readCents } from 'rules/amounts';
import { getDayName } from 'rules/days';
import { chooseWhole } from '../../kit/ui/chooseWhole';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { cellAttributes, moveInGrid } from '../../kit/ui/gridKeys';
import { lazyPart } from '../../kit/ui/lazyPart';
import { MoneyField } from '../../kit/ui/MoneyField';
import { useFieldRows } from '../../kit/ui/useFieldRows';
import { usePastedBlock } from '../../kit/ui/usePastedBlock';
import { dayColumns, type LoggedDay } from './dayColumns';
import { type DayEntry, type EntryField, entryFields, explainDay } from './dayEntries';
import { type Pasted, pasteInto } from './gridPaste';

const CategorySelect = lazyPart(async () => (await import('./CategorySelect')).CategorySelect);

const useStyles = makeStyles({
  // A field reached by keyboard must not be hidden by the top bar or the totals.
  root: { '& input': { scrollMarginTop: '112px', scrollMarginBottom: '160px' } },
  // The warning in the notes is long, and must not take the room for an amount.
  money: { width: '150px', minWidth: '96px', maxWidth: '100%', justifySelf: 'end' },
  notes: { width: '100%', minWidth: '160px' },
  about: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
});

type Row = LoggedDay & { readonly index: number; readonly entry: DayEntry };

/** Errors by cell: '0.pay' is the first day's pay. */
export type GridErrors = Readonly<Partial<Record<string, string>>>;

function withField(entry: DayEntry, field: EntryField | 'category', value: string): DayEntry {
  return { ...entry, [field]: value };
}

type PayrollGridProps = {
  days: readonly LoggedDay[];
  entries: readonly DayEntry[];
  /** The days after a keystroke, and the remaining errors. */
  onChange: (entries: readonly DayEntry[], errors: GridErrors) => void;
  onPaste: (pasted: Pasted) => void;
  errors: GridErrors;
  /** Days after it are in the future: they may have expenses and no pay. */
  today: string;
  readOnly: boolean;
};

/** The days with their amounts: a spreadsheet for the keyboard, one card per day on a phone. */
export function PayrollGrid(props: PayrollGridProps) {
  const { days, entries, onChange, onPaste, errors, today, readOnly } = props;
  const styles = useStyles();
  const rows = entries.map((entry, index): Row => ({ ...days[index]!, index, entry }));

  const type = ({ index }: Row, field: EntryField | 'category', value: string) => {
    const { [`${index}.${field}`]: _refetched, ...others } = errors;
    onChange(
      entries.map((entry, row) => (row === index ? withField(entry, field, value) : entry)),
      others,
    );
  };
  const pasting = usePastedBlock((at, block) => {
    if (readOnly) return;
    const pasted = pasteInto(entries, at, block);
    const possible = pasted.entries.map((entry, index) =>
      entry.date > today ? { ...entry, pay: entries[index]!.pay } : entry,
    );
    onPaste({ ...pasted, entries: possible });
  });

  const money = (field: 'pay' | 'expenses', header: string): Column<Row> => ({
    key: field,
    header,
    align: 'end',
    cell: (row) => (
      <MoneyField
        {...cellAttributes({ row: row.index, column: entryFields.indexOf(field) })}
        label={`${header} on ${getDayName(row.date)}`}
        hideLabel
        className={styles.money}
        placeholder="0.00"
        onMouseDown={chooseWhole}
        value={row.entry[field]}
        onChange={(value) => type(row, field, value)}
        error={errors[`${row.index}.${field}`]}
        readOnly={readOnly || (field === 'pay' && row.date > today)}
      />
    ),
  });
  const notes: Column<Row> = {
    key: 'notes',
    header: 'Notes',
    cell: (row) => (
      <div className={styles.about}>
        <Field validationState="warning" validationMessage={explainDay(row.entry)}>
          <Input
            {...cellAttributes({ row: row.index, column: entryFields.indexOf('notes') })}
            aria-label={`Notes on ${getDayName(row.date)}`}
            className={styles.notes}
            autoComplete="off"
            value={row.entry.notes}
            onChange={(_event, { value }) => type(row, 'notes', value)}
            readOnly={readOnly}
          />
        </Field>
        {readCents(row.entry.expenses) > 0 && (
          <Suspense fallback={null}>
            <CategorySelect
              label={`Category on ${getDayName(row.date)}`}
              value={row.entry.category}
              onChange={(category) => type(row, 'category', category)}
              isLocked={readOnly}
            />
          </Suspense>
        )}
      </div>
    ),
  };

  const fieldRows = useFieldRows();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the paste belong to the fields inside
    <div className={mergeClasses(styles.root, fieldRows)} onKeyDown={moveInGrid} {...pasting}>
      <DataTable
        label="Payroll by day"
        columns={[...dayColumns, money('pay', 'Pay'), money('expenses', 'Expenses'), notes]}
        rows={rows}
        rowKey={({ date }) => date}
        empty="No payroll data available for this week."
      />
    </div>
  );
}

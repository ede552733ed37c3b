import { Field, makeStyles, Textarea, tokens, typographyStyles } from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { formatShortDay } from 'rules/dayFormats';
import { EXPENSE_CATEGORIES, MAX_PURPOSE, needsReceipt, receiptNeededMessage } from 'rules/expenses';
import { RECEIPT_FILE_TYPES } from 'rules/receiptFiles';
import { Button } from '../../kit/ui/Button';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { MoneyField } from '../../kit/ui/MoneyField';
import { SelectField } from '../../kit/ui/SelectField';
import { type ReceiptErrors, type ReceiptValues, readReceipt } from './receiptValues';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalM,
    rowGap: 'inherit',
  },
  file: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  choose: { [media.touch]: { minHeight: TOUCH_TARGET } },
  input: { display: 'none' },
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorStatusWarningForeground1 },
});

type ReceiptFieldsProps = {
  /** The possible days, the likeliest first. */
  days: readonly string[];
  values: ReceiptValues;
  errors: ReceiptErrors;
  onChange: (field: keyof ReceiptValues, value: string) => void;
  /** The chosen file, shown beside the button. */
  file: ReactNode;
  onFile: (file: File) => void;
  /** A message about the file. */
  children?: ReactNode;
};

/** A receipt: day, purpose, amount and photo. */
export function ReceiptFields({
  days,
  values,
  errors,
  onChange,
  file,
  onFile,
  children,
}: ReceiptFieldsProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const receipt = readReceipt(values);
  const isNeeded = receipt.category && needsReceipt(receipt);
  const choose = (target: HTMLInputElement) => {
    const chosen = target.files?.[0];
    // Lets the same file be chosen again.
    target.value = '';
    if (chosen) onFile(chosen);
  };
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label="Day"
          options={Object.fromEntries(days.map((date) => [date, formatShortDay(date)]))}
          value={values.date}
          onChange={(value) => onChange('date', value)}
          error={errors.date}
        />
        <SelectField
          label="Category"
          none="Choose…"
          options={EXPENSE_CATEGORIES}
          value={values.category}
          onChange={(value) => onChange('category', value)}
          error={errors.category}
        />
        <MoneyField
          label="Amount"
          required
          value={values.amount}
          error={errors.amount}
          onChange={(amount) => onChange('amount', amount)}
        />
      </div>
      <Field
        label="Purpose"
        hint="e.g. Turnpike, Newark to Camden"
        required
        validationMessage={errors.purpose}
      >
        <Textarea
          value={values.purpose}
          maxLength={MAX_PURPOSE}
          rows={2}
          onChange={(_event, { value }) => onChange('purpose', value)}
        />
      </Field>
      <div className={styles.file}>
        <input
          ref={input}
          type="file"
          accept={RECEIPT_FILE_TYPES}
          aria-label="Photo or PDF"
          className={styles.input}
          onChange={({ target }) => choose(target)}
        />
        <Button className={styles.choose} onClick={() => input.current?.click()}>
          {file ? 'Choose Another Photo' : 'Add Photo or PDF'}
        </Button>
        {file}
      </div>
      {children}
      {isNeeded && !file && <p className={styles.note}>{receiptNeededMessage(receipt)}</p>}
    </>
  );
}

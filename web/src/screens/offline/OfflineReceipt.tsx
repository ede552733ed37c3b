import { Field, makeStyles, Select, Textarea, tokens, typographyStyles } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { readCents } from 'rules/amounts';
import { formatShortDay } from 'rules/dayFormats';
import { addDays } from 'rules/days';
import {
  EXPENSE_CATEGORIES,
  type ExpenseCategory,
  findAmountIssue,
  MAX_PURPOSE,
  needsReceipt,
  PURPOSE_REQUIRED,
  receiptNeededMessage,
} from 'rules/expenses';
import { FILE_REFUSALS, findSizeRefusal, RECEIPT_FILE_TYPES } from 'rules/receiptFiles';
import { isTextDraft, readTabDraft, useTabDraft } from '../../kit/session/tabDraft';
import { Button } from '../../kit/ui/Button';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { ErrorSummary } from '../../kit/ui/ErrorSummary';
import { MoneyField } from '../../kit/ui/MoneyField';
import { Section } from '../../kit/ui/Section';
import { flush } from './flush';
import { keepReceipt } from './offlineEntries';
import { CANNOT_KEEP } from './texts';

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
  },
  file: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  choose: { '@media (pointer: coarse)': { minHeight: TOUCH_TARGET } },
  input: { display: 'none' },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorStatusWarningForeground1 },
  save: {
    justifySelf: 'end',
    [media.narrow]: { justifySelf: 'stretch', maxWidth: 'none', minHeight: TOUCH_TARGET },
  },
});

const ABOUT = 'offline.receipt';
/** How far back the list of days goes; older ones can wait for the portal. */
const DAYS_BACK = 14;

type Values = { date: string; category: string; amount: string; purpose: string };
type Errors = Partial<Record<keyof Values, string>>;

function findErrors({ category, amount, purpose }: Values): Errors {
  const amountIssue = findAmountIssue(readCents(amount));
  return {
    ...(category === '' && { category: 'Choose a category.' }),
    ...(amountIssue && { amount: amountIssue }),
    ...(purpose.trim() === '' && { purpose: PURPOSE_REQUIRED }),
  };
}

/** A receipt with its photo, which stays on this device until it is sent. */
export function OfflineReceipt({ person, today }: { person: string; today: string }) {
  const styles = useStyles();
  const blank: Values = { date: today, category: '', amount: '', purpose: '' };
  const [values, setValues] = useState<Values>(() => ({ ...blank, ...readTabDraft(ABOUT, isTextDraft) }));
  const [errors, setErrors] = useState<Errors>({});
  const [error, setError] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useTabDraft(ABOUT, values);
  const category = values.category as ExpenseCategory;
  const isNeeded = category && needsReceipt({ category, amount: readCents(values.amount) });

  const change = (field: keyof Values, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };
  const choose = (chosen: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!chosen) return;
    const refusal = findSizeRefusal(chosen.size, chosen.type === 'application/pdf');
    setError(refusal && FILE_REFUSALS[refusal]);
    if (!refusal) setFile(chosen);
  };
  const save = async () => {
    const found = findErrors(values);
    setErrors(found);
    setError(null);
    if (Object.keys(found).length > 0) return;
    const { date, amount, purpose } = values;
    try {
      await keepReceipt(person, {
        date,
        category,
        amount: readCents(amount),
        purpose: purpose.trim(),
        ...(file && { file }),
      });
      setValues(blank);
      setFile(null);
      void flush();
    } catch {
      setError(CANNOT_KEEP);
    }
  };

  return (
    <Section title="Receipt">
      <div className={styles.root}>
        <div className={styles.fields}>
          <Field label="Day" required>
            <Select value={values.date} onChange={(_event, { value }) => change('date', value)}>
              {Array.from({ length: DAYS_BACK }, (_, back) => addDays(today, -back)).map((date) => (
                <option key={date} value={date}>
                  {formatShortDay(date)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Category" required validationMessage={errors.category}>
            <Select value={values.category} onChange={(_event, { value }) => change('category', value)}>
              <option value="">Choose…</option>
              {Object.entries(EXPENSE_CATEGORIES).map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <MoneyField
            label="Amount"
            required
            value={values.amount}
            error={errors.amount}
            onChange={(amount) => change('amount', amount)}
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
            onChange={(_event, { value }) => change('purpose', value)}
          />
        </Field>
        <div className={styles.file}>
          <input
            ref={input}
            type="file"
            accept={RECEIPT_FILE_TYPES}
            aria-label="Photo or PDF"
            className={styles.input}
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <Button className={styles.choose} onClick={() => input.current?.click()}>
            {file ? 'Choose Another Photo' : 'Add Photo or PDF'}
          </Button>
          {file && <span className={styles.name}>{file.name}</span>}
        </div>
        {isNeeded && !file && <p className={styles.note}>{receiptNeededMessage({ category })}</p>}
        <ErrorSummary error={error} />
        <Button appearance="primary" className={styles.save} onClick={() => void save()}>
          Save Receipt
        </Button>
      </div>
    </Section>
  );
}

import { Field } from '@fluentui/react-field';
import { Input, type InputProps } from '@fluentui/react-input';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useState } from 'react';
import { AMOUNT_FAULT, formatAmount, NEGATIVE_FAULT, parseAmount, toDecimal } from '../lib/money';

const useStyles = makeStyles({
  field: { minWidth: '0', alignContent: 'start' },
  root: { minWidth: '0' },
  input: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

export type MoneyFieldProps = Omit<
  InputProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'input' | 'contentBefore'
> & {
  label: string;
  /** In a table whose headings name the column the label is only read aloud. */
  hideLabel?: boolean;
  /** A plain decimal of the wire ('1234.50'), or '' for nothing. */
  value: string;
  /** A plain decimal after every keystroke: '0.00' for what cannot be read, '' for nothing. */
  onChange: (value: string) => void;
  hint?: string;
  /** The form's own fault; a fault of the typing comes first. */
  fault?: string;
  required?: boolean;
};

type Draft = { text: string; means: string };

/** Dollars, at least 0. Reads '1,234.5' and '$1234', refuses letters while they are typed, shows two decimals when left. */
export function MoneyField({
  label,
  hideLabel,
  value,
  onChange,
  hint,
  fault,
  required,
  ...props
}: MoneyFieldProps) {
  const styles = useStyles();
  const [draft, setDraft] = useState<Draft>({ text: shown(value), means: value });
  const [typingFault, setTypingFault] = useState<string>();
  // Another value from outside (another week, a reset) replaces what was typed.
  const text = draft.means === value ? draft.text : shown(value);

  const type = (next: string, input: HTMLInputElement) => {
    const refusal = refusalOf(next);
    setTypingFault(refusal ?? (isUnfinished(next) ? undefined : faultOf(next)));
    if (refusal) {
      const caret = (input.selectionStart ?? next.length) - (next.length - text.length);
      // React puts the old text back after this handler, and the caret at its end.
      queueMicrotask(() => input.setSelectionRange(caret, caret));
      return;
    }
    const means = meaningOf(next);
    setDraft({ text: next, means });
    if (means !== value) onChange(means);
  };

  return (
    <Field
      label={hideLabel ? undefined : label}
      hint={hint}
      required={required}
      validationMessage={typingFault ?? fault}
      className={styles.field}
    >
      <Input
        inputMode="decimal"
        autoComplete="off"
        {...props}
        contentBefore="$"
        aria-label={hideLabel ? label : undefined}
        input={{ className: styles.input }}
        className={mergeClasses(styles.root, props.className)}
        value={text}
        onChange={(event, data) => type(data.value, event.target)}
        onBlur={(event) => {
          props.onBlur?.(event);
          setTypingFault(undefined);
          setDraft({ text: shown(meaningOf(text)), means: meaningOf(text) });
        }}
      />
    </Field>
  );
}

function refusalOf(text: string): string | undefined {
  if (/-/.test(text)) return NEGATIVE_FAULT;
  return /[^\d.,$\s]/.test(text) ? AMOUNT_FAULT : undefined;
}

function isUnfinished(text: string): boolean {
  return /^\s*\$?\s*$/.test(text) || /^\s*\$?\s*\.$/.test(text) || /,\d{0,2}$/.test(text);
}

function faultOf(text: string): string | undefined {
  const parsed = parseAmount(text);
  return parsed.ok ? undefined : parsed.fault;
}

function meaningOf(text: string): string {
  if (/^\s*\$?\s*$/.test(text)) return '';
  const parsed = parseAmount(text);
  return toDecimal(parsed.ok ? parsed.cents : 0);
}

function shown(value: string): string {
  const parsed = parseAmount(value);
  return parsed.ok ? formatAmount(parsed.cents) : '';
}

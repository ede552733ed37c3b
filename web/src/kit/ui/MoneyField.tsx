import { Field, Input, type InputProps, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useAmountDraft } from './useAmountDraft';

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
  /** In a table with column headings the label is for screen readers only. */
  hideLabel?: boolean;
  /** A plain decimal as in the API ('1234.50'), or '' when empty. */
  value: string;
  /** A plain decimal after every keystroke: '0.00' for an unreadable text, '' when empty. */
  onChange: (value: string) => void;
  hint?: string;
  /** The form's own error; an error in the typing has priority. */
  error?: string;
  required?: boolean;
};

/** Dollars, at least 0. Reads '1,234.5' and '$1234', refuses letters while typing, shows two decimals on blur. */
export function MoneyField({
  label,
  hideLabel,
  value,
  onChange,
  hint,
  error,
  required,
  ...props
}: MoneyFieldProps) {
  const styles = useStyles();
  const amount = useAmountDraft(value, onChange);
  return (
    <Field
      label={hideLabel ? undefined : label}
      hint={hint}
      required={required}
      validationMessage={amount.error ?? error}
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
        value={amount.text}
        onChange={(event, data) => amount.type(data.value, event.target)}
        onBlur={(event) => {
          props.onBlur?.(event);
          amount.leave();
        }}
      />
    </Field>
  );
}

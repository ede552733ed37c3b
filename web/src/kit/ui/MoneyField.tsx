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
  /** In a table whose headings name the column the label is only read aloud. */
  hideLabel?: boolean;
  /** A plain decimal of the wire ('1234.50'), or '' for nothing. */
  value: string;
  /** A plain decimal after every keystroke: '0.00' for what cannot be read, '' for nothing. */
  onChange: (value: string) => void;
  hint?: string;
  /** The form's own error; an error of the typing comes first. */
  error?: string;
  required?: boolean;
};

/** Dollars, at least 0. Reads '1,234.5' and '$1234', refuses letters while they are typed, shows two decimals when left. */
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

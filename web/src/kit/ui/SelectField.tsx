import { Field, makeStyles, Select } from '@fluentui/react-components';

const useStyles = makeStyles({
  // A select is as wide as its longest option unless its minimum width is reset.
  root: { minWidth: 0, '& select': { minWidth: 0, textOverflow: 'ellipsis' } },
});

type SelectFieldProps<Value extends string> = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The text for each value. */
  options: Readonly<Record<Value, string>>;
  /** The first entry, for no choice. */
  none?: string;
  value: Value | '';
  onChange: (value: Value) => void;
};

/** A required choice, with its label and its error. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, options, none, value, onChange } = props;
  return (
    <Field label={label} hint={hint} required validationMessage={error}>
      <Select
        className={useStyles().root}
        // A select that always has a value cannot be left empty.
        required={none !== undefined}
        value={value}
        onChange={(_event, chosen) => onChange(chosen.value as Value)}
      >
        {none && <option value="">{none}</option>}
        {(Object.entries(options) as [Value, string][]).map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

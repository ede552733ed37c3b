import { Field, Input } from '@fluentui/react-components';

export type CodeFieldProps = {
  value: string;
  onChange: (value: string) => void;
  label?: string;
  hint?: string;
  error?: string;
  autoFocus?: boolean;
};

/** A code of an authenticator app, which phones and password managers can fill in. */
export function CodeField({ value, onChange, label = 'Code', hint, error, autoFocus }: CodeFieldProps) {
  return (
    <Field label={label} required hint={hint} validationMessage={error}>
      <Input
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus={autoFocus}
        value={value}
        onChange={(_event, data) => onChange(data.value)}
      />
    </Field>
  );
}

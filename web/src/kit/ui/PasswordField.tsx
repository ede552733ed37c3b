import { Button, Field, Input } from '@fluentui/react-components';
import { EyeOffRegular, EyeRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, useState } from 'react';

export type PasswordFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Tells the password manager which password this is. */
  autoComplete: 'current-password' | 'new-password';
  name?: string;
  error?: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
};

/** A password: paste and password managers work, it can be shown, and caps lock shows a hint. */
export function PasswordField({
  label,
  value,
  onChange,
  error,
  hint,
  required,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const toggle = isShown ? 'Hide password' : 'Show password';
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      label={label}
      required={required}
      validationMessage={error}
      hint={hasCapsLock ? { role: 'status', children: 'Caps Lock is on.' } : hint}
    >
      <Input
        {...input}
        type={isShown ? 'text' : 'password'}
        value={value}
        onChange={(_event, data) => onChange(data.value)}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => setCapsLock(false)}
        autoCapitalize="off"
        spellCheck={false}
        contentAfter={
          <Button
            size="small"
            appearance="transparent"
            aria-label={toggle}
            title={toggle}
            icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
            onClick={() => setShown(!isShown)}
          />
        }
      />
    </Field>
  );
}

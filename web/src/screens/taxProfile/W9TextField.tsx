import { Field, Input, type InputProps } from '@fluentui/react-components';
import { isLineDue, W9_LINES, type W9Line } from 'rules/w9';
import type { W9TextField as Name, W9Errors, W9Values } from './w9Values';

/** Shared by the parts of the form. */
export type W9FormState = {
  readonly values: W9Values;
  readonly errors: W9Errors;
  readonly onChange: (changes: Partial<W9Values>) => void;
};

type Typing = { hint?: string } & Pick<
  InputProps,
  'autoComplete' | 'inputMode' | 'maxLength' | 'spellCheck' | 'autoCapitalize'
>;

type W9TextFieldProps = W9FormState & Typing & { name: Name; label: string; required?: boolean };

/** One text field of the form with its label and its error. */
export function W9TextField(props: W9TextFieldProps) {
  const { name, label, hint, required, values, errors, onChange, ...input } = props;
  return (
    <Field label={label} hint={hint} required={required} validationMessage={errors[name]}>
      <Input
        autoComplete="off"
        {...input}
        name={`w9-${name}`}
        value={values[name]}
        onChange={(_event, { value }) => onChange({ [name]: value })}
      />
    </Field>
  );
}

/** A line of the form, with the label and the requirement of its rule. */
export function W9LineField(props: W9FormState & Typing & { name: W9Line }) {
  const { name, values } = props;
  return <W9TextField {...props} label={W9_LINES[name].label} required={isLineDue(name, values)} />;
}

import { Field, Input } from '@fluentui/react-components';
import type { ProfileForm } from './profileForm';
import type { ProfileField } from './profileValues';
import { ReadOnlyField } from './ReadOnlyField';

type ProfileTextFieldProps = ProfileForm & {
  name: Exclude<ProfileField, 'dailyRate'>;
  label: string;
  autoComplete: string;
  required?: boolean;
  type?: 'text' | 'tel';
  autoFocus?: boolean;
};

/** One text of the profile: read in view mode, typed in edit mode. */
export function ProfileTextField(props: ProfileTextFieldProps) {
  const { name, label, autoComplete, required, type = 'text', autoFocus } = props;
  const { values, errors, readOnly, onType } = props;
  if (readOnly) return <ReadOnlyField label={label} value={values[name]} />;
  return (
    <Field label={label} required={required} validationMessage={errors[name]}>
      <Input
        name={name}
        type={type}
        autoFocus={autoFocus}
        autoComplete={autoComplete}
        value={values[name]}
        onChange={(_event, { value }) => onType({ [name]: value })}
      />
    </Field>
  );
}

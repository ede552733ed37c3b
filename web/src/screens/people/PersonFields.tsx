import { Field, Input } from '@fluentui/react-components';
import type { FieldErrors } from '../../kit/relay/useDialogForm';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import type { PersonValues } from './personForm';

type PersonFieldsProps = {
  values: PersonValues;
  errors: FieldErrors;
  /** The address is the sign-in name, so it is entered once. */
  isEmailLocked?: boolean;
  onChange: (field: keyof PersonValues, value: string) => void;
};

/** First name, last name and email of another person, so the browser offers none of the viewer's own data. */
export function PersonFields({ values, errors, isEmailLocked, onChange }: PersonFieldsProps) {
  const input = (field: keyof PersonValues) => ({
    name: `person-${field}`,
    autoComplete: 'off',
    value: values[field],
    onChange: (_event: unknown, { value }: { value: string }) => onChange(field, value),
  });
  return (
    <>
      <FieldGrid>
        <Field label="First name" required validationMessage={errors.firstName}>
          <Input {...input('firstName')} autoFocus />
        </Field>
        <Field label="Last name" required validationMessage={errors.lastName}>
          <Input {...input('lastName')} />
        </Field>
      </FieldGrid>
      <Field
        label="Email"
        required={!isEmailLocked}
        validationMessage={errors.email}
        hint={isEmailLocked ? 'Email can’t be changed here.' : undefined}
      >
        <Input
          {...input('email')}
          type="email"
          autoCapitalize="off"
          spellCheck={false}
          disabled={isEmailLocked}
        />
      </Field>
    </>
  );
}

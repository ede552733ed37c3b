import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import type { FieldErrors } from '../../kit/relay/useDialogForm';
import { PasswordField } from '../../kit/ui/PasswordField';
import { PasswordChecklist } from '../identity/PasswordChecklist';
import type { FirstPassword, NewPersonValues } from './personForm';

type FirstPasswordFieldsProps = {
  values: NewPersonValues;
  errors: FieldErrors;
  /** What somebody does with a password that the viewer sets. */
  hint: string;
  name: string;
  onChange: (field: 'firstPassword' | 'password', value: string) => void;
};

/** Who chooses a new person's first password: the person, by an invitation, or whoever adds them. */
export function FirstPasswordFields({ values, errors, hint, name, onChange }: FirstPasswordFieldsProps) {
  return (
    <>
      <Field label="First sign-in">
        <RadioGroup
          value={values.firstPassword}
          onChange={(_event, { value }) => onChange('firstPassword', value)}
        >
          <Radio value={'invitation' satisfies FirstPassword} label="Send an invitation" />
          <Radio value={'password' satisfies FirstPassword} label="Set an initial password" />
        </RadioGroup>
      </Field>
      {values.firstPassword === 'password' && (
        <>
          <PasswordField
            label="Password"
            name={name}
            autoComplete="new-password"
            hint={hint}
            required
            value={values.password}
            onChange={(password) => onChange('password', password)}
            error={errors.password}
          />
          <PasswordChecklist
            password={values.password}
            known={[values.firstName, values.lastName, values.email]}
          />
        </>
      )}
    </>
  );
}

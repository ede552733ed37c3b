import { Field, Input } from '@fluentui/react-components';
import type { FieldErrors } from '../../kit/relay/useDialogForm';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import type { StartValues } from './personForm';

type StartFieldsProps = {
  values: StartValues;
  errors: FieldErrors;
  onChange: (field: keyof StartValues, value: string) => void;
};

/** An invited person's contact data and first day: no one is late before it. */
export function StartFields({ values, errors, onChange }: StartFieldsProps) {
  return (
    <FieldGrid>
      <Field label="Phone" hint="Optional" validationMessage={errors.phone}>
        <Input
          type="tel"
          name="person-phone"
          autoComplete="off"
          value={values.phone}
          onChange={(_event, { value }) => onChange('phone', value)}
        />
      </Field>
      <Field label="First day" hint="Today if left empty" validationMessage={errors.startsOn}>
        <Input
          type="date"
          value={values.startsOn}
          onChange={(_event, { value }) => onChange('startsOn', value)}
        />
      </Field>
    </FieldGrid>
  );
}

import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { media } from '../../kit/ui/breakpoints';
import type { ContractorValues, Faults } from './contractorForm';

const useStyles = makeStyles({
  names: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

type ContractorFieldsProps = {
  values: ContractorValues;
  faults: Faults;
  onChange: (field: keyof ContractorValues, value: string) => void;
};

/** First name, last name and e-mail: another person's, so the browser offers nothing of one's own. */
export function ContractorFields({ values, faults, onChange }: ContractorFieldsProps) {
  const styles = useStyles();
  const input = (field: keyof ContractorValues) => ({
    name: `contractor-${field}`,
    autoComplete: 'off',
    value: values[field],
    onChange: (_event: unknown, { value }: { value: string }) => onChange(field, value),
  });
  return (
    <>
      <div className={styles.names}>
        <Field label="First name" required validationMessage={faults.firstName}>
          <Input {...input('firstName')} autoFocus />
        </Field>
        <Field label="Last name" required validationMessage={faults.lastName}>
          <Input {...input('lastName')} />
        </Field>
      </div>
      <Field label="Email" required validationMessage={faults.email}>
        <Input {...input('email')} type="email" autoCapitalize="off" spellCheck={false} />
      </Field>
    </>
  );
}

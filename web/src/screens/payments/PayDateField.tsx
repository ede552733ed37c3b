import { Field, Input, makeStyles } from '@fluentui/react-components';
import { isDay } from 'rules/days';

// The label takes the width it needs and not a third, and aligns with a field that is taller for touch.
const useStyles = makeStyles({ root: { gridTemplateColumns: 'auto auto', alignItems: 'center' } });

type PayDateFieldProps = {
  value: string;
  onChange: (day: string) => void;
  isLocked: boolean;
  /** The day's error; left out if it has none. */
  error?: string | undefined;
};

/** The pay date of the payroll to be processed. */
export function PayDateField({ value, onChange, isLocked, error }: PayDateFieldProps) {
  const styles = useStyles();
  return (
    <Field label="Pay date" orientation="horizontal" className={styles.root} validationMessage={error}>
      <Input
        type="date"
        value={value}
        readOnly={isLocked}
        // A date that is being cleared or typed has no day yet: the last complete one counts.
        onChange={(_event, { value: day }) => isDay(day) && onChange(day)}
      />
    </Field>
  );
}

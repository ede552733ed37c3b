import { Field, Input, makeStyles } from '@fluentui/react-components';
import { isDay } from 'rules/days';

// The label takes what it needs and not a third, and is level with a field that is taller for touch.
const useStyles = makeStyles({ root: { gridTemplateColumns: 'auto auto', alignItems: 'center' } });

type PayDateFieldProps = {
  value: string;
  onChange: (day: string) => void;
  isLocked: boolean;
  /** What is wrong with the day; nothing if left out. */
  error?: string | undefined;
};

/** The day on which what is processed will count as paid. */
export function PayDateField({ value, onChange, isLocked, error }: PayDateFieldProps) {
  const styles = useStyles();
  return (
    <Field label="Pay date" orientation="horizontal" className={styles.root} validationMessage={error}>
      <Input
        type="date"
        value={value}
        readOnly={isLocked}
        // A date that is being cleared or typed has no day yet: what counts is the last whole one.
        onChange={(_event, { value: day }) => isDay(day) && onChange(day)}
      />
    </Field>
  );
}

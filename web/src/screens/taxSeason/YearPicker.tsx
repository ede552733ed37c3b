import { makeStyles, Select, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useId } from 'react';
import { yearOf } from 'rules/days';
import { listTaxYears } from 'rules/taxYears';
import { IconButton } from '../../kit/ui/IconButton';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  label: { ...typographyStyles.body1, whiteSpace: 'nowrap' },
  year: { fontVariantNumeric: 'tabular-nums' },
});

type YearPickerProps = {
  value: number;
  /** The company's day: future years have no season. */
  today: string;
  onChange: (year: number) => void;
};

/** Chooses the year of the payments: the previous, the next, or any of the list. */
export function YearPicker({ value, today, onChange }: YearPickerProps) {
  const styles = useStyles();
  const id = useId();
  const years = listTaxYears(yearOf(today));
  const [newest, oldest] = [years[0] ?? value, years.at(-1) ?? value];
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        Tax year
      </label>
      <IconButton
        label="Previous year"
        icon={<ChevronLeftRegular />}
        disabledReason={value <= oldest ? 'This is the first year.' : null}
        onClick={() => onChange(value - 1)}
      />
      <Select
        id={id}
        className={styles.year}
        value={value}
        onChange={(_event, data) => onChange(Number(data.value))}
      >
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Select>
      <IconButton
        label="Next year"
        icon={<ChevronRightRegular />}
        disabledReason={value >= newest ? 'Next year hasn’t started.' : null}
        onClick={() => onChange(value + 1)}
      />
    </div>
  );
}

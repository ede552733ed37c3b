import { Field, Input } from '@fluentui/react-components';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import { MoneyField } from '../../kit/ui/MoneyField';
import { type RateValues, type StoredRate, storedRateText } from './dayRate';
import { ResultingRates } from './ResultingRates';

type DayRateFieldsProps = {
  values: RateValues;
  errors: Partial<Record<string, string>>;
  /** The present rates, and the form's initial values, for an existing person. */
  stored?: StoredRate & { initial: RateValues };
  onChange: (field: keyof RateValues, value: string) => void;
};

/** Someone's day rate and its first day. Left empty, there is no rate. */
export function DayRateFields({ values, errors, stored, onChange }: DayRateFieldsProps) {
  return (
    <>
      <FieldGrid>
        <MoneyField
          label="Day rate"
          hint={stored ? storedRateText(stored) : 'Optional'}
          value={values.dailyRate}
          onChange={(dailyRate) => onChange('dailyRate', dailyRate)}
          error={errors.dailyRate}
        />
        <Field
          label="From"
          hint={
            stored?.dailyRate
              ? 'It can be in the future. Processed payroll doesn’t change.'
              : 'Earlier unpaid days use this rate too.'
          }
          validationMessage={errors.effectiveFrom}
        >
          <Input
            type="date"
            value={values.effectiveFrom}
            onChange={(_event, { value }) => onChange('effectiveFrom', value)}
          />
        </Field>
      </FieldGrid>
      {stored && <ResultingRates values={values} {...stored} />}
    </>
  );
}

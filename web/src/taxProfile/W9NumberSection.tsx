import { Field } from '@fluentui/react-field';
import { Select } from '@fluentui/react-select';
import { FieldGrid } from '../profile/FieldGrid';
import { Section } from '../ui/Section';
import { typedNumberFault } from './taxNumberRules';
import { numberTypeLabels } from './taxProfileLabels';
import { W9TextField as Text, type W9FormState } from './W9TextField';
import type { W9Values } from './w9Values';

const types = Object.keys(numberTypeLabels) as W9Values['taxNumberType'][];

/** Part I: the number. What cannot be one is said while it is typed. */
export function W9NumberSection(form: W9FormState) {
  const { values, faults, onChange } = form;
  const { taxNumberType, taxNumber } = values;
  const fault = faults.taxNumber ?? typedNumberFault(taxNumberType, taxNumber) ?? undefined;
  return (
    <Section
      title="Taxpayer identification number"
      description="Part I of the form. It is kept encrypted; screens show its last four digits."
    >
      <FieldGrid>
        <Field label="Kind of number" required validationMessage={faults.taxNumberType}>
          <Select
            value={taxNumberType}
            onChange={(_event, { value }) =>
              onChange({ taxNumberType: types.find((each) => each === value) ?? 'SSN' })
            }
          >
            {types.map((each) => (
              <option key={each} value={each}>
                {numberTypeLabels[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Text
          {...form}
          faults={{ ...faults, taxNumber: fault }}
          name="taxNumber"
          label="Number"
          required
          hint={
            taxNumberType === 'EIN' ? 'Nine digits, as in 12-3456789.' : 'Nine digits, as in 123-45-6789.'
          }
          inputMode="numeric"
          maxLength={20}
          spellCheck={false}
        />
      </FieldGrid>
    </Section>
  );
}

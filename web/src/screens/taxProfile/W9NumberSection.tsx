import { findTypedNumberIssue, MAX_TYPED_NUMBER } from 'rules/taxNumber';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import { Section } from '../../kit/ui/Section';
import { SelectField } from '../../kit/ui/SelectField';
import { numberTypeLabels } from './taxProfileLabels';
import { W9TextField as Text, type W9FormState } from './W9TextField';

/** Part I: the number. An impossible number is reported while it is typed. */
export function W9NumberSection(form: W9FormState) {
  const { values, errors, onChange } = form;
  const { taxNumberType, taxNumber } = values;
  const error = errors.taxNumber ?? findTypedNumberIssue(taxNumberType, taxNumber) ?? undefined;
  return (
    <Section
      title="Taxpayer identification number"
      description="Part I of the form. It’s encrypted, and screens show only its last four digits."
    >
      <FieldGrid>
        <SelectField
          label="Kind of number"
          options={numberTypeLabels}
          value={taxNumberType}
          // A number that is wrong as one kind may be right as another.
          onChange={(type) => onChange({ taxNumberType: type, taxNumber })}
          error={errors.taxNumberType}
        />
        <Text
          {...form}
          errors={{ ...errors, taxNumber: error }}
          name="taxNumber"
          label="Number"
          required
          hint={taxNumberType === 'EIN' ? 'Nine digits, like 12-3456789.' : 'Nine digits, like 123-45-6789.'}
          inputMode="numeric"
          maxLength={MAX_TYPED_NUMBER}
          spellCheck={false}
        />
      </FieldGrid>
    </Section>
  );
}

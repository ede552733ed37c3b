import { W9_LINES } from 'rules/w9';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import { Section } from '../../kit/ui/Section';
import { W9LineField as Line, type W9FormState } from './W9TextField';

/** The address for the forms: lines 5 and 6. */
export function W9AddressSection(form: W9FormState) {
  return (
    <Section title="Address" description="Lines 5 and 6 of the form">
      <FieldGrid>
        <Line {...form} name="street" autoComplete="address-line1" />
        <Line {...form} name="city" autoComplete="address-level2" />
        <Line
          {...form}
          name="state"
          hint="Two letters, like PA."
          maxLength={W9_LINES.state.max}
          autoCapitalize="characters"
          autoComplete="address-level1"
        />
        <Line
          {...form}
          name="zip"
          inputMode="text"
          hint="Five digits, or nine like 19100-0001."
          maxLength={W9_LINES.zip.max}
          autoComplete="postal-code"
        />
      </FieldGrid>
    </Section>
  );
}

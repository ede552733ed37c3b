import { FieldGrid } from '../../kit/ui/FieldGrid';
import { Section } from '../../kit/ui/Section';
import { W9TextField as Text, type W9FormState } from './W9TextField';

/** Where the forms are sent: lines 5 and 6. */
export function W9AddressSection(form: W9FormState) {
  return (
    <Section title="Address" description="Lines 5 and 6 of the form">
      <FieldGrid>
        <Text {...form} name="street" label="Street" required autoComplete="street-address" />
        <Text {...form} name="city" label="City" required autoComplete="address-level2" />
        <Text
          {...form}
          name="state"
          label="State"
          required
          hint="Two letters, as in PA."
          maxLength={2}
          autoCapitalize="characters"
          autoComplete="address-level1"
        />
        <Text
          {...form}
          name="zip"
          label="ZIP code"
          required
          inputMode="text"
          hint="Five digits, or nine as in 19100-0001."
          maxLength={10}
          autoComplete="postal-code"
        />
      </FieldGrid>
    </Section>
  );
}

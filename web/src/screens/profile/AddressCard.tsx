import { FieldGrid } from '../../kit/ui/FieldGrid';
import { Section } from '../../kit/ui/Section';
import { ProfileTextField } from './ProfileTextField';
import type { ProfileForm } from './profileForm';

/** The postal address. */
export function AddressCard(form: ProfileForm) {
  return (
    <Section title="Address">
      <FieldGrid>
        <ProfileTextField {...form} name="address.street" label="Street" autoComplete="address-line1" />
        <ProfileTextField {...form} name="address.city" label="City" autoComplete="address-level2" />
        <ProfileTextField {...form} name="address.state" label="State" autoComplete="address-level1" />
        <ProfileTextField {...form} name="address.zip" label="ZIP Code" autoComplete="postal-code" />
        <ProfileTextField {...form} name="address.country" label="Country" autoComplete="country-name" />
      </FieldGrid>
    </Section>
  );
}

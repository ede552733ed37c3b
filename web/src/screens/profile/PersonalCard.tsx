import { FieldGrid } from '../../kit/ui/FieldGrid';
import { Section } from '../../kit/ui/Section';
import { ProfileTextField } from './ProfileTextField';
import type { ProfileForm } from './profileForm';
import { ReadOnlyField } from './ReadOnlyField';

type PersonalCardProps = ProfileForm & {
  email: string;
  /** The clicked edit button is gone, so the first field takes the focus. */
  takesFocus: boolean;
};

/** Name, phone and the sign-in address, which only the company can change. */
export function PersonalCard({ email, takesFocus, ...form }: PersonalCardProps) {
  return (
    <Section title="Personal Information">
      <FieldGrid>
        <ProfileTextField
          {...form}
          name="firstName"
          label="First Name"
          autoComplete="given-name"
          required
          autoFocus={takesFocus}
        />
        <ProfileTextField {...form} name="lastName" label="Last Name" autoComplete="family-name" required />
        <ProfileTextField {...form} name="phone" label="Phone" autoComplete="tel" type="tel" />
        <ReadOnlyField
          label="Email"
          value={email}
          hint={form.readOnly ? undefined : 'You sign in with this email. It can’t be changed here.'}
        />
      </FieldGrid>
    </Section>
  );
}

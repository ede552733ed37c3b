import { formatAmount } from 'rules/amounts';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import { MoneyField } from '../../kit/ui/MoneyField';
import { Section } from '../../kit/ui/Section';
import type { ProfileForm } from './profileForm';

/** The viewer's own daily rate, for those who set rates. Left empty, there is none. */
export function DailyRateCard({ values, errors, onType, stored }: ProfileForm & { stored: string }) {
  return (
    <Section title="Pay">
      <FieldGrid>
        <MoneyField
          label="Daily Rate"
          value={values.dailyRate}
          onChange={(dailyRate) => onType({ dailyRate })}
          hint={stored ? `${formatAmount(stored)} per hour` : 'Not set'}
          error={errors.dailyRate}
        />
      </FieldGrid>
    </Section>
  );
}

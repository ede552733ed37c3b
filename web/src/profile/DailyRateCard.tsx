import { formatMoney } from '../lib/money';
import { FieldGrid } from '../ui/FieldGrid';
import { MoneyField } from '../ui/MoneyField';
import { Section } from '../ui/Section';
import type { ProfileForm } from './profileForm';

/** One's own daily rate, for those who set rates. Left empty there is none. */
export function DailyRateCard({ values, faults, onType, stored }: ProfileForm & { stored: string }) {
  return (
    <Section title="Pay">
      <FieldGrid>
        <MoneyField
          label="Daily Rate"
          value={values.dailyRate}
          onChange={(dailyRate) => onType({ dailyRate })}
          hint={stored ? `${formatMoney(stored)} per hour` : 'Not set'}
          fault={faults.dailyRate}
        />
      </FieldGrid>
    </Section>
  );
}

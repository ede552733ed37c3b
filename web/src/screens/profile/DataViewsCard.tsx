import { ButtonLink } from '../../kit/ui/ButtonLink';
import { Section } from '../../kit/ui/Section';

/** The link to who else viewed the user's own data. */
export function DataViewsCard() {
  return (
    <Section title="Who Saw My Data" actions={<ButtonLink to="/dashboard/data-views">Show List</ButtonLink>}>
      See each time someone else opens your taxpayer number, records, pay statements or tax documents.
    </Section>
  );
}

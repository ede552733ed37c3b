import type { TaxDocumentsQuery } from '../../__generated__/TaxDocumentsQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { Section } from '../../kit/ui/Section';
import { GenerateTaxDocument, TaxDocuments } from '../taxDocuments/TaxDocuments';

/** Everyone's tax documents beside payroll, as on their own screen. */
export const TaxDocumentsTab = ({ queryRef }: ScreenProps<TaxDocumentsQuery>) => (
  <Section title="Tax Documents" flush actions={<GenerateTaxDocument queryRef={queryRef} />}>
    <TaxDocuments queryRef={queryRef} />
  </Section>
);

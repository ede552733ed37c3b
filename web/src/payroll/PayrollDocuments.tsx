import type { TaxDocumentsQuery } from '../__generated__/TaxDocumentsQuery.graphql';
import type { ScreenProps } from '../relay/entry';
import { GenerateTaxDocument, TaxDocuments } from '../taxDocuments/TaxDocuments';
import { Section } from '../ui/Section';

/** The second tab. */
export function PayrollDocuments({ queryRef }: ScreenProps<TaxDocumentsQuery>) {
  return (
    <Section title="Tax Documents" flush actions={<GenerateTaxDocument queryRef={queryRef} />}>
      <TaxDocuments queryRef={queryRef} />
    </Section>
  );
}

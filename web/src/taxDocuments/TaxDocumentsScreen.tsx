import type { TaxDocumentsQuery } from '../__generated__/TaxDocumentsQuery.graphql';
import type { ScreenProps } from '../relay/entry';
import { taxInformationPath } from '../taxProfile/taxInformationPath';
import { ButtonLink } from '../ui/ButtonLink';
import { Screen } from '../ui/Screen';
import { Section } from '../ui/Section';
import { GenerateTaxDocument, TaxDocuments, UncertifiedNotice } from './TaxDocuments';

/** One's own tax documents, or everybody's for those who read payroll. */
export function TaxDocumentsScreen({ queryRef }: ScreenProps<TaxDocumentsQuery>) {
  return (
    <Screen
      title="Tax Documents"
      actions={
        <>
          <ButtonLink to={taxInformationPath}>Tax Information</ButtonLink>
          <GenerateTaxDocument queryRef={queryRef} />
        </>
      }
    >
      <UncertifiedNotice queryRef={queryRef} />
      <Section flush>
        <TaxDocuments queryRef={queryRef} />
      </Section>
    </Screen>
  );
}

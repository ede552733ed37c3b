import type { TaxDocumentsQuery } from '../../__generated__/TaxDocumentsQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { taxInformationPath } from '../taxProfile/taxInformationPath';
import { GenerateTaxDocument, TaxDocuments, UncertifiedNotice } from './TaxDocuments';

/** The viewer's own tax documents, or everybody's for those who can read payroll. */
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

import type { TaxDocumentsQuery } from '../../__generated__/TaxDocumentsQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { readsPayroll } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { taxInformationPath } from '../taxProfile/taxInformationPath';
import { GenerateTaxDocument, TaxDocuments, UncertifiedNotice } from './TaxDocuments';
import { TaxTabs } from './TaxTabs';

/** The viewer's own tax documents, or everyone's for those who can read payroll, who have the season beside them. */
export function TaxDocumentsScreen({ queryRef }: ScreenProps<TaxDocumentsQuery>) {
  const readsAll = readsPayroll(useSessionUser());
  return (
    <Screen
      title={readsAll ? 'Tax' : 'Tax Documents'}
      actions={
        <>
          <ButtonLink to={taxInformationPath}>Tax Information</ButtonLink>
          <GenerateTaxDocument queryRef={queryRef} />
        </>
      }
    >
      {readsAll ? <TaxTabs /> : <UncertifiedNotice queryRef={queryRef} />}
      <Section flush>
        <TaxDocuments queryRef={queryRef} />
      </Section>
    </Screen>
  );
}

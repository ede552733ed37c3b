import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { CompanyScreenQuery } from '../../__generated__/CompanyScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { PartTabs } from '../../kit/ui/PartTabs';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';
import { CompanyForm } from './CompanyForm';
import { COMPANY_TABS, type CompanyTab, readTab, tabSearch } from './companyTabs';

/** The company's data on the public page and the documents. */
export function CompanyScreen({ queryRef }: ScreenProps<CompanyScreenQuery>) {
  return (
    <Screen
      title="Company Profile"
      description="What the public page and documents say about the company."
      width="narrow"
      actions={
        <Button as="a" href="/" target="_blank">
          View Public Page
        </Button>
      }
    >
      <ScreenRegion
        queryRef={queryRef}
        failure="Failed to load the company profile"
        loading={<CompanySkeleton />}
      >
        <Content queryRef={queryRef} />
      </ScreenRegion>
    </Screen>
  );
}

function Content({ queryRef }: ScreenProps<CompanyScreenQuery>) {
  const { company } = usePreloadedQuery<CompanyScreenQuery>(
    graphql`
      query CompanyScreenQuery @throwOnFieldError {
        company {
          sampleFields
          ...CompanyForm_company
        }
      }
    `,
    queryRef,
  );
  return (
    <>
      {company.sampleFields.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            What’s marked as a sample is invented. The public page shows it with that mark, and no statement
            or form prints it. Replace it with your company’s details.
          </MessageBarBody>
        </MessageBar>
      )}
      <CompanyTabs>{(tab) => <CompanyForm key={tab} part={tab} company={company} />}</CompanyTabs>
    </>
  );
}

/** The parts of the record; the address names the open one. */
function CompanyTabs({ children }: { children: (tab: CompanyTab) => ReactNode }) {
  const [params] = useSearchParams();
  const tab = readTab(params);
  return (
    <PartTabs tabs={COMPANY_TABS} open={tab} toAddress={(name) => ({ search: tabSearch(name) })}>
      {children(tab)}
    </PartTabs>
  );
}

function CompanySkeleton() {
  return (
    <Section title="Company">
      <SkeletonBlock height="240px" />
    </Section>
  );
}

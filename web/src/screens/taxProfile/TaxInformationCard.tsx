import { graphql, useFragment } from 'react-relay';
import { formatDate } from 'rules/instantFormats';
import type { TaxInformationCard_user$key } from '../../__generated__/TaxInformationCard_user.graphql';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { Section } from '../../kit/ui/Section';
import { taxInformationPath } from './taxInformationPath';

/** On the profile: whether a Form W-9 is signed, with a link to it. */
export function TaxInformationCard({ user }: { user: TaxInformationCard_user$key }) {
  const { taxProfile } = useFragment(
    graphql`
      fragment TaxInformationCard_user on User @throwOnFieldError {
        taxProfile {
          signedAt
          taxNumberLast4
        }
      }
    `,
    user,
  );
  return (
    <Section
      title="Tax Information"
      actions={
        <ButtonLink to={taxInformationPath}>{taxProfile ? 'View Form W-9' : 'Sign Form W-9'}</ButtonLink>
      }
    >
      {taxProfile
        ? `Form W-9 signed on ${formatDate(taxProfile.signedAt)}, ends in ${taxProfile.taxNumberLast4}`
        : 'No Form W-9 signed yet.'}
    </Section>
  );
}

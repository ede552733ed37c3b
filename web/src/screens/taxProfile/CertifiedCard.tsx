import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from 'rules/instantFormats';
import type { CertifiedCard_profile$key } from '../../__generated__/CertifiedCard_profile.graphql';
import { media } from '../../kit/ui/breakpoints';
import { Instant } from '../../kit/ui/Instant';
import { Section } from '../../kit/ui/Section';
import { TaxNumber } from './TaxNumber';
import { numberTypeLabels, taxClassText } from './taxProfileLabels';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    margin: 0,
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& dt': { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  line: { display: 'block' },
});

/** The form in effect: the newest Form W-9 that the person signed. */
export function CertifiedCard(props: { profile: CertifiedCard_profile$key; actions: ReactNode }) {
  const styles = useStyles();
  const profile = useFragment(
    graphql`
      fragment CertifiedCard_profile on TaxProfile @throwOnFieldError {
        legalName
        businessName
        taxClass
        llcClass
        otherClass
        exemptPayeeCode
        fatcaCode
        street
        city
        state
        zip
        taxNumberType
        taxNumberLast4
        maskedTaxNumber
        itemTwoCrossed
        signedName
        signedAt
        user {
          id
        }
      }
    `,
    props.profile,
  );
  const codes = [
    profile.exemptPayeeCode && `Exempt payee code ${profile.exemptPayeeCode}`,
    profile.fatcaCode && `FATCA code ${profile.fatcaCode}`,
  ].filter(Boolean);
  const facts: [label: string, value: ReactNode][] = [
    ['Name (line 1)', profile.legalName],
    ...(profile.businessName ? [['Business name (line 2)', profile.businessName] as [string, string]] : []),
    ['Tax classification', taxClassText(profile)],
    ...(codes.length ? [['Exemptions', codes.join(', ')] as [string, string]] : []),
    [
      'Address',
      <>
        <span className={styles.line}>{profile.street}</span>
        <span className={styles.line}>
          {profile.city}, {profile.state} {profile.zip}
        </span>
      </>,
    ],
    [
      numberTypeLabels[profile.taxNumberType],
      <TaxNumber key="number" userId={profile.user.id} masked={profile.maskedTaxNumber} />,
    ],
    [
      'Signature',
      <>
        {profile.signedName}, <Instant at={profile.signedAt} />
      </>,
    ],
    [
      'Backup withholding',
      profile.itemTwoCrossed
        ? 'Item 2 is crossed out: the IRS has given notice of backup withholding'
        : 'Not subject to backup withholding',
    ],
  ];
  return (
    <Section
      title="Form W-9"
      description={`Signed on ${formatDate(profile.signedAt)}, ends in ${profile.taxNumberLast4}`}
      actions={props.actions}
    >
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import { formatWeek } from 'rules/dayFormats';
import { formatDate } from 'rules/instantFormats';
import { formatMcNumber } from 'rules/mcNumber';
import type { StatementHead_run$key } from '../../__generated__/StatementHead_run.graphql';
import type { StatementHead_statement$key } from '../../__generated__/StatementHead_statement.graphql';
import { media } from '../../kit/ui/breakpoints';
import { Section } from '../../kit/ui/Section';
import { StatusChip } from '../../kit/ui/StatusChip';
import { TextLink } from '../../kit/ui/TextLink';
import { personPath } from '../people/personPath';

const useStyles = makeStyles({
  top: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
  },
  company: { ...typographyStyles.subtitle1, margin: 0, overflowWrap: 'anywhere' },
  soft: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  line: { display: 'block' },
  number: {
    ...typographyStyles.subtitle2,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    margin: `${tokens.spacingVerticalL} 0 0`,
    paddingTop: tokens.spacingVerticalL,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    // Beside the side navigation four in a row would leave the payee's name a letter's width.
    [media.belowLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridAutoFlow: 'row' },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& dt': { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  name: { ...typographyStyles.body1Strong, display: 'block' },
  sum: { ...typographyStyles.body1Strong, fontVariantNumeric: 'tabular-nums' },
  total: {
    ...typographyStyles.title3,
    color: tokens.colorBrandForeground1,
    fontVariantNumeric: 'tabular-nums',
  },
});

type StatementHeadProps = { run: StatementHead_run$key; statement: StatementHead_statement$key };

/** The company, the payee, the week, the date and the amount. */
export function StatementHead(props: StatementHeadProps) {
  const styles = useStyles();
  const run = useFragment(
    graphql`
      fragment StatementHead_run on PayrollRun @throwOnFieldError {
        number
        status
        weekStart
        payDate
        user {
          id
          viewerCanOpen
        }
      }
    `,
    props.run,
  );
  const { company, payee, totalPay, amounts } = useFragment(
    graphql`
      fragment StatementHead_statement on PayStatement @throwOnFieldError {
        totalPay
        amounts {
          net
        }
        company {
          legalName
          addressLines
          phone
          email
          usdotNumber
          mcNumber
        }
        payee {
          name
          email
          addressLines
        }
      }
    `,
    props.statement,
  );
  const companyLines = [
    company.addressLines.join(', '),
    [company.phone, company.email].filter(Boolean).join(' · '),
    [
      company.usdotNumber && `USDOT ${company.usdotNumber}`,
      company.mcNumber && formatMcNumber(company.mcNumber),
    ]
      .filter(Boolean)
      .join(' · '),
  ];
  const lines = (texts: readonly string[]) =>
    texts.filter(Boolean).map((text) => (
      <span key={text} className={styles.line}>
        {text}
      </span>
    ));
  return (
    <Section>
      <div className={styles.top}>
        <div>
          <h2 className={styles.company}>{company.legalName}</h2>
          <div className={styles.soft}>{lines(companyLines)}</div>
        </div>
        <span className={styles.number}>
          Statement #{run.number} <StatusChip status={run.status} />
        </span>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Payee</dt>
          <dd>
            <span className={styles.name}>
              {/* The name as it was when the run was processed. */}
              {run.user.viewerCanOpen ? (
                <TextLink to={personPath(run.user.id)}>{payee.name}</TextLink>
              ) : (
                payee.name
              )}
            </span>
            <span className={styles.soft}>{lines([...payee.addressLines, payee.email])}</span>
          </dd>
        </div>
        <div>
          <dt>Week</dt>
          <dd>{formatWeek(run.weekStart)}</dd>
        </div>
        <div>
          <dt>Pay date</dt>
          <dd>{formatDate(run.payDate)}</dd>
        </div>
        {/* Statements from before the net pay was recorded read as they did. */}
        {amounts && (
          <div>
            <dt>Net pay</dt>
            <dd className={styles.total}>{formatAmount(amounts.net)}</dd>
          </div>
        )}
        <div>
          <dt>Total pay</dt>
          <dd className={amounts ? styles.sum : styles.total}>{formatAmount(totalPay)}</dd>
        </div>
      </dl>
    </Section>
  );
}

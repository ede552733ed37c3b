import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDayRange } from 'rules/dayFormats';
import { formatExactTime } from 'rules/instantFormats';
import type { ReportHead_report$key } from '../../__generated__/ReportHead_report.graphql';
import { Section } from '../../kit/ui/Section';
import { PersonLink } from '../people/PersonLink';
import { ReportTypeChip } from './ReportTypeChip';

const useStyles = makeStyles({
  top: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
  },
  name: { ...typographyStyles.subtitle1, margin: 0, overflowWrap: 'anywhere' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    margin: `${tokens.spacingVerticalL} 0 0`,
    '& dt': { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
});

/** What the report is about, when it was made and by whom. */
export function ReportHead(props: { report: ReportHead_report$key }) {
  const styles = useStyles();
  const { name, type, year, startDate, endDate, contractor, createdAt, createdBy } = useFragment(
    graphql`
      fragment ReportHead_report on Report @throwOnFieldError {
        name
        type
        year
        startDate
        endDate
        contractor {
          ...PersonLink_user
        }
        createdAt
        createdBy {
          ...PersonLink_user
        }
      }
    `,
    props.report,
  );
  const about: [string, ReactNode][] =
    startDate && endDate
      ? [
          ['Days', formatDayRange(startDate, endDate)],
          ['Contractor', contractor ? <PersonLink key="contractor" user={contractor} /> : 'All Contractors'],
        ]
      : [['Tax year', `${year}, by payment date`]];
  const facts: [string, ReactNode][] = [
    ...about,
    ['Made', formatExactTime(createdAt)],
    ['Made by', createdBy ? <PersonLink key="maker" user={createdBy} /> : 'Somebody since deleted'],
  ];
  return (
    <Section>
      <div className={styles.top}>
        <h2 className={styles.name}>{name}</h2>
        <ReportTypeChip type={type} />
      </div>
      <dl className={styles.facts}>
        {facts.map(([what, text]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { Section } from '../../kit/ui/Section';
import { TextLink } from '../../kit/ui/TextLink';
import { readyQueries } from '../queries/readyQueries';

const useStyles = makeStyles({
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  list: { margin: `${tokens.spacingVerticalM} 0 0`, padding: 0, listStyleType: 'none' },
});

/** The downloads: files for the books, reports, and queries for a script or a spreadsheet. */
export function QuarterExports() {
  const styles = useStyles();
  return (
    <Section title="Queries and Exports">
      <div className={styles.buttons}>
        <ButtonLink to="/dashboard/reports">Reports</ButtonLink>
        <ButtonLink to="/dashboard/access-tokens">Access Tokens</ButtonLink>
      </div>
      <ul aria-label="Ready queries" className={styles.list}>
        {readyQueries.map(({ key, title }) => (
          <li key={key}>
            <TextLink to="/dashboard/queries">{title}</TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

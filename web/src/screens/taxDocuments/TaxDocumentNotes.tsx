import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowSyncRegular } from '@fluentui/react-icons';
import { graphql, readInlineData } from 'react-relay';
import type { TaxDocumentNotes_document$key } from '../../__generated__/TaxDocumentNotes_document.graphql';
import { NoValue } from '../../kit/ui/NoValue';
import { StatusChip } from '../../kit/ui/StatusChip';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalXXS,
    maxWidth: '40ch',
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  note: { ...typographyStyles.caption1, margin: 0, textAlign: 'start' },
  soft: {
    ...typographyStyles.caption1,
    margin: 0,
    textAlign: 'start',
    color: tokens.colorNeutralForeground3,
  },
});

/** What a draft still lacks, whether its data has changed, and what it corrects. */
export function TaxDocumentNotes(props: { document: TaxDocumentNotes_document$key }) {
  const styles = useStyles();
  const document = readInlineData(
    graphql`
      fragment TaxDocumentNotes_document on TaxDocument @inline @throwOnFieldError {
        status
        missing
        notes
        isCurrent
        isCorrected
        correction
        forced
        supersededAt
      }
    `,
    props.document,
  );
  const { missing, isCurrent, isCorrected, correction, forced, supersededAt } = document;
  const said = [
    ...(correction ? [`${isCorrected ? 'Corrected' : 'Replaces what was filed'}: ${correction}`] : []),
    ...(forced ? [`Generated although not needed: ${forced}`] : []),
    ...(supersededAt ? ['Reverses what was filed; file it together with the new one.'] : []),
    ...document.notes,
  ];
  // A draft is out of date as soon as missing data is there.
  const isChanged = !isCurrent && !supersededAt;
  if (!isChanged && missing.length === 0 && said.length === 0) return <NoValue />;
  return (
    <div className={styles.root}>
      {isChanged && <StatusChip tone="warning" label="Changed since" icon={<ArrowSyncRegular />} />}
      {isChanged && document.status === 'DRAFT' && <p className={styles.soft}>Generate it again.</p>}
      {missing.length > 0 && (
        <ul className={styles.list} aria-label="Missing">
          {missing.map((each) => (
            <li key={each} className={styles.note}>
              {each}
            </li>
          ))}
        </ul>
      )}
      {said.map((each) => (
        <p key={each} className={styles.soft}>
          {each}
        </p>
      ))}
    </div>
  );
}

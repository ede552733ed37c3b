import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { LinkMultipleRegular } from '@fluentui/react-icons';

const useStyles = makeStyles({
  root: {
    ...typographyStyles.caption1,
    display: 'flex',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    color: tokens.colorPaletteDarkOrangeForeground1,
    textAlign: 'start',
  },
  icon: { display: 'flex', flexShrink: 0, paddingTop: '2px' },
});

const names = new Intl.ListFormat('en-US');

type SharedNumberProps = { people: readonly { readonly name: string }[] };

/** Marks a taxpayer number that several people have certified: for the IRS they are one payee. */
export function SharedNumber({ people }: SharedNumberProps) {
  const styles = useStyles();
  if (people.length === 0) return null;
  return (
    <p className={styles.root}>
      <span aria-hidden className={styles.icon}>
        <LinkMultipleRegular />
      </span>
      Same taxpayer number as {names.format(people.map(({ name }) => name))}
    </p>
  );
}

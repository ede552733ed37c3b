import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Link, useSearchParams } from 'react-router-dom';

const PAGES = [
  { tab: 'season', path: '/dashboard/tax-season', label: 'Season' },
  { tab: 'documents', path: '/dashboard/tax-documents', label: 'Documents' },
] as const;

const useStyles = makeStyles({
  root: { display: 'flex', gap: tokens.spacingHorizontalXL },
  tab: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    borderBottom: `${tokens.strokeWidthThicker} solid transparent`,
    ':hover': { color: tokens.colorNeutralForeground1, borderBottomColor: tokens.colorNeutralStroke1Hover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    '&[aria-current="page"]': {
      ...typographyStyles.body1Strong,
      color: tokens.colorNeutralForeground1,
      borderBottomColor: tokens.colorCompoundBrandStroke,
    },
  },
});

/** The season and everyone's documents, for those who may read both: each a page of its own, about the same year. */
export function TaxTabs({ tab }: { tab: (typeof PAGES)[number]['tab'] }) {
  const styles = useStyles();
  const year = useSearchParams()[0].get('year');
  return (
    <nav aria-label="Tax" className={styles.root}>
      {PAGES.map((page) => (
        <Link
          key={page.tab}
          to={{ pathname: page.path, search: year ? String(new URLSearchParams({ year })) : '' }}
          aria-current={page.tab === tab ? 'page' : undefined}
          className={styles.tab}
        >
          {page.label}
        </Link>
      ))}
    </nav>
  );
}

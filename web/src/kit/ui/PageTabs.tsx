import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Link, useLocation } from 'react-router-dom';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalXL },
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

export type PageTab = { readonly to: string; readonly label: string; readonly search?: string };

type PageTabsProps = {
  label: string;
  tabs: readonly PageTab[];
  /** A page outside the portal's router, after the tabs. */
  document?: { readonly href: string; readonly label: string };
};

/** Tabs that are pages of their own, each with its address and its request. */
export function PageTabs({ label, tabs, document }: PageTabsProps) {
  const styles = useStyles();
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={styles.root}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={{ pathname: tab.to, search: tab.search ?? '' }}
          aria-current={tab.to === pathname ? 'page' : undefined}
          className={styles.tab}
        >
          {tab.label}
        </Link>
      ))}
      {document && (
        <a href={document.href} className={styles.tab}>
          {document.label}
        </a>
      )}
    </nav>
  );
}

import { tokens, typographyStyles } from '@fluentui/react-theme';
import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect } from 'react';
import { media } from '../ui/breakpoints';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    alignItems: 'center',
    justifyItems: 'center',
    minHeight: '100vh',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground3,
    [media.phone]: { alignItems: 'start', backgroundColor: tokens.colorNeutralBackground1 },
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '416px',
    padding: tokens.spacingHorizontalXXXL,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    [media.phone]: { padding: `${tokens.spacingVerticalXXL} 0`, boxShadow: 'none' },
  },
  brand: {
    ...typographyStyles.body1Strong,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
  },
  mark: { width: '32px', height: '32px' },
  title: { ...typographyStyles.title3, margin: 0 },
  text: {
    ...typographyStyles.body1,
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground2,
  },
});

/** A page before the portal: one card with one form. */
export function GatePage(props: { title: string; text?: string; children: ReactNode }) {
  const { title, text, children } = props;
  const styles = useStyles();
  useEffect(() => {
    document.title = `${title} · Management System`;
  }, [title]);
  return (
    <main className={styles.root}>
      <div className={styles.card}>
        <div className={styles.brand}>
          <img src="/favicon.svg" alt="" className={styles.mark} />
          Management System
        </div>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}

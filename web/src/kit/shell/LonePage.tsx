import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  brand: {
    ...typographyStyles.subtitle2,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    height: '56px',
    padding: `0 ${tokens.spacingHorizontalL}`,
  },
  mark: { display: 'block', width: '28px', height: '28px' },
});

/** A page without the frame: only the portal's mark and name over it. */
export function LonePage({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return (
    <>
      <header className={styles.brand}>
        <img src="/favicon.svg" alt="" className={styles.mark} />
        Management System
      </header>
      <main>{children}</main>
    </>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import { media } from '../../kit/ui/breakpoints';
import { Section } from '../../kit/ui/Section';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  steps: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalS,
    [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** As high as a payday with a few issues. */
export function PaydaySkeleton() {
  const styles = useStyles();
  return (
    <Section title="This Payday">
      <div role="status" className={styles.root}>
        <VisuallyHidden>Loading this payday...</VisuallyHidden>
        <div className={styles.steps}>
          {['Logged', 'Approved', 'On Payroll', 'Paid'].map((step) => (
            <SkeletonBlock key={step} height="76px" />
          ))}
        </div>
        <SkeletonBlock width="280px" height="32px" />
        <SkeletonBlock height="160px" />
      </div>
    </Section>
  );
}

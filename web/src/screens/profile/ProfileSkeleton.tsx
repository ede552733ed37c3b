import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Section } from '../../kit/ui/Section';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  text: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
});

/** Shown until the user has loaded. */
export function ProfileSkeleton() {
  const styles = useStyles();
  return (
    <Section title="Personal Information">
      <div className={styles.root}>
        <p role="status" className={styles.text}>
          Loading profile...
        </p>
        <SkeletonBlock height="32px" />
        <SkeletonBlock height="32px" />
        <SkeletonBlock height="32px" width="60%" />
      </div>
    </Section>
  );
}

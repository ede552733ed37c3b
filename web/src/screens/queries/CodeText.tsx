import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { CopyButton } from '../../kit/ui/CopyButton';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  text: {
    ...typographyStyles.caption1,
    margin: 0,
    maxHeight: '420px',
    overflow: 'auto',
    padding: tokens.spacingHorizontalM,
    fontFamily: tokens.fontFamilyMonospace,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  refused: { ...typographyStyles.caption1, margin: 0 },
});

/** A text to copy, with its button. */
export function CodeText({ label, text }: { label: string; text: string }) {
  const styles = useStyles();
  const [isRefused, setRefused] = useState(false);
  return (
    <div className={styles.root}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={label} tabIndex={0} className={styles.text}>
        {text}
      </section>
      <span>
        {/* Once copied, the button shows it until there is another text. */}
        <CopyButton key={text} text={text} onRefused={() => setRefused(true)} />
      </span>
      {isRefused && (
        <p role="alert" className={styles.refused}>
          Your browser won’t copy from here. Select the text and copy it.
        </p>
      )}
    </div>
  );
}

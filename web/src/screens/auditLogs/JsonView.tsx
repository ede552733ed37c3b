import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';

const useStyles = makeStyles({
  title: { ...typographyStyles.body1Strong, margin: `0 0 ${tokens.spacingVerticalXS}` },
  json: {
    margin: 0,
    maxHeight: '240px',
    overflowY: 'auto',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
});

/** Recorded JSON, indented; other text stays unchanged. */
export function JsonView({ title, json }: { title: string; json: string }) {
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className={styles.json}>
        {indented(json)}
      </pre>
    </section>
  );
}

function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

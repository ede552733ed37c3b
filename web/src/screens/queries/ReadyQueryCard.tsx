import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Section } from '../../kit/ui/Section';
import { CodeText } from './CodeText';
import type { ReadyQuery } from './readyQueries';
import type { Tool } from './tools';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  about: { ...typographyStyles.body1, margin: 0, maxWidth: '80ch' },
  hint: {
    ...typographyStyles.caption1,
    margin: 0,
    maxWidth: '90ch',
    color: tokens.colorNeutralForeground3,
  },
});

type ReadyQueryCardProps = { ready: ReadyQuery; tool: Tool; origin: string };

/** One query: its result, and its text for a tool. */
export function ReadyQueryCard({ ready, tool, origin }: ReadyQueryCardProps) {
  const styles = useStyles();
  return (
    <Section title={ready.title}>
      <div className={styles.body}>
        <p className={styles.about}>{ready.about}</p>
        {tool.texts(ready, origin).map(([name, text]) => (
          <CodeText key={name} label={`${name}: ${ready.title}`} text={text} />
        ))}
        <p className={styles.hint}>{tool.hint}</p>
      </div>
    </Section>
  );
}

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle';
import { CircleRegular } from '@fluentui/react-icons/svg/circle';
import { graphql, useFragment } from 'react-relay';
import type { OwnChecklist_query$key } from '../../__generated__/OwnChecklist_query.graphql';
import { TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { Section } from '../../kit/ui/Section';
import { TextLink } from '../../kit/ui/TextLink';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { onboardingSteps } from './onboardingSteps';
import { isBeingTakenOn, STEP_TEXTS } from './stepTexts';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  step: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: TOUCH_TARGET,
    '& svg': { flexShrink: 0, fontSize: '20px', color: tokens.colorNeutralForeground3 },
  },
  done: {
    color: tokens.colorNeutralForeground3,
    '& svg': { color: tokens.colorStatusSuccessForeground1 },
  },
});

/** What a new driver has to do until they are paid, until all is done or they are not new anymore. */
export function OwnChecklist({ query }: { query: OwnChecklist_query$key }) {
  const styles = useStyles();
  const { today, viewer } = useFragment(
    graphql`
      fragment OwnChecklist_query on Query @throwOnFieldError {
        today
        viewer {
          createdAt
          startsOn
          ...onboardingSteps_user
        }
      }
    `,
    query,
  );
  const steps = onboardingSteps(viewer);
  if (!isBeingTakenOn(steps, viewer, today)) return null;
  // Whoever reads this has done the first two.
  const own = steps.filter(({ name }) => name !== 'INVITED' && name !== 'SIGNED_IN');
  if (own.length === 0) return null;
  return (
    <Section title="Getting Started" description="What’s left before you can get paid.">
      <ul className={styles.list}>
        {own.map(({ name, isDone }) => {
          const { todo, to } = STEP_TEXTS[name as keyof typeof STEP_TEXTS];
          return (
            <li key={name} className={mergeClasses(styles.step, isDone && styles.done)}>
              {isDone ? <CheckmarkCircleFilled aria-hidden /> : <CircleRegular aria-hidden />}
              <span>
                {to && !isDone ? <TextLink to={to}>{todo}</TextLink> : todo}
                {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

import { graphql, useFragment } from 'react-relay';
import type { OwnChecklist_query$key } from '../../__generated__/OwnChecklist_query.graphql';
import { Checklist } from '../../kit/ui/Checklist';
import { Section } from '../../kit/ui/Section';
import { onboardingSteps } from './onboardingSteps';
import { isBeingTakenOn, STEP_TEXTS } from './stepTexts';

/** A new driver's steps until they are paid, shown until all are done or they are no longer new. */
export function OwnChecklist({ query }: { query: OwnChecklist_query$key }) {
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
  // People who read this have done the first two.
  const own = steps.filter(({ name }) => name !== 'INVITED' && name !== 'SIGNED_IN');
  if (own.length === 0) return null;
  return (
    <Section title="Getting Started" description="What’s left before you can get paid.">
      <Checklist
        steps={own.map(({ name, isDone }) => {
          const { todo, to } = STEP_TEXTS[name as keyof typeof STEP_TEXTS];
          return { text: todo, to, isDone };
        })}
      />
    </Section>
  );
}

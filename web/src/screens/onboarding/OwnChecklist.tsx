import { graphql, useFragment } from 'react-relay';
import type { OwnChecklist_query$key } from '../../__generated__/OwnChecklist_query.graphql';
import { Checklist } from '../../kit/ui/Checklist';
import { Section } from '../../kit/ui/Section';
import { onboardingSteps } from './onboardingSteps';
import { isBeingTakenOn, STEP_TEXTS } from './stepTexts';

/** What a new driver has to do until they are paid, until all is done or they are not new anymore. */
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
  // Whoever reads this has done the first two.
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

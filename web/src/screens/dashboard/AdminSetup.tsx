import { graphql, useFragment } from 'react-relay';
import type { AdminSetup_query$key } from '../../__generated__/AdminSetup_query.graphql';
import { Checklist } from '../../kit/ui/Checklist';
import { Section } from '../../kit/ui/Section';

/** The administrator's steps until the portal is in use; nothing afterwards. */
export function AdminSetup({ query }: { query: AdminSetup_query$key }) {
  const { adminOverview } = useFragment(
    graphql`
      fragment AdminSetup_query on Query @throwOnFieldError {
        adminOverview {
          setup @catch(to: NULL) {
            hasOwnName
            hasCompany
            hasManager
            hasDriver
            hasWeek
          }
        }
      }
    `,
    query,
  );
  const { setup } = adminOverview;
  if (!setup) return null;
  const steps = [
    { text: 'Enter your name', to: '/dashboard/profile', isDone: setup.hasOwnName },
    { text: 'Enter your company’s details', to: '/dashboard/company', isDone: setup.hasCompany },
    { text: 'Add a manager', to: '/dashboard/staff', isDone: setup.hasManager },
    { text: 'Add drivers with their day rates', to: '/dashboard/contractors', isDone: setup.hasDriver },
    { text: 'Have the first week logged', isDone: setup.hasWeek },
  ];
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Section title="Getting Started" description="What’s left before you can run payroll.">
      <Checklist steps={steps} />
    </Section>
  );
}

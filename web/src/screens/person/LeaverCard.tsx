import { graphql, useFragment } from 'react-relay';
import type { LeaverCard_user$key } from '../../__generated__/LeaverCard_user.graphql';
import { Section } from '../../kit/ui/Section';
import { OpenThings } from '../people/OpenThings';

/** The open items of someone who has left; nothing for others, whose days and pay are open every week. */
export function LeaverCard({ user: key }: { user: LeaverCard_user$key }) {
  const user = useFragment(
    graphql`
      fragment LeaverCard_user on User @throwOnFieldError {
        isActive
        archived
        openThings {
          __typename
        }
        ...OpenThings_user
      }
    `,
    key,
  );
  if ((user.isActive && !user.archived) || user.openThings.length === 0) return null;
  return (
    <Section title="Still Open">
      <OpenThings user={user} />
    </Section>
  );
}

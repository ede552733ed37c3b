import { graphql, useFragment } from 'react-relay';
import type { HistoryTab_user$key } from '../../__generated__/HistoryTab_user.graphql';
import { Section } from '../../kit/ui/Section';
import { PersonHistory } from '../history/PersonHistory';

/** What happened to the person's record, in sentences. */
export function HistoryTab({ user }: { user: HistoryTab_user$key }) {
  const data = useFragment(
    graphql`
      fragment HistoryTab_user on User @argumentDefinitions(first: { type: "Int!" }) {
        ...PersonHistory_user @arguments(first: $first)
      }
    `,
    user,
  );
  return (
    <Section>
      <PersonHistory user={data} />
    </Section>
  );
}

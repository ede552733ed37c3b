import { graphql, useFragment } from 'react-relay';
import type { HistoryCard_user$key } from '../../__generated__/HistoryCard_user.graphql';
import { Section } from '../../kit/ui/Section';
import { PersonHistory } from '../history/PersonHistory';

/** What happened to the person's record, in sentences. */
export function HistoryCard({ user }: { user: HistoryCard_user$key }) {
  const data = useFragment(
    graphql`
      fragment HistoryCard_user on User @argumentDefinitions(first: { type: "Int!" }) {
        ...PersonHistory_user @arguments(first: $first)
      }
    `,
    user,
  );
  return (
    <Section title="History">
      <PersonHistory user={data} />
    </Section>
  );
}

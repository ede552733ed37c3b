import { graphql, readInlineData } from 'react-relay';
import type { PersonLink_user$key } from '../../__generated__/PersonLink_user.graphql';
import { TextLink } from '../../kit/ui/TextLink';
import { personPath } from './personPath';

type PersonLinkProps = {
  user: PersonLink_user$key;
  /** Beside other text, where color alone would not distinguish it. */
  isInText?: boolean;
};

/**
 * A person's name; a link to their page for those who may open it. In a row that opens something, the first cell is a
 * link already: the name is linked in another cell, or not at all.
 */
export function PersonLink({ user, isInText = false }: PersonLinkProps) {
  const { id, name, viewerCanOpen } = readInlineData(
    graphql`
      fragment PersonLink_user on User @inline @throwOnFieldError {
        id
        name
        viewerCanOpen
      }
    `,
    user,
  );
  if (!viewerCanOpen) return name;
  return (
    <TextLink to={personPath(id)} isInText={isInText}>
      {name}
    </TextLink>
  );
}

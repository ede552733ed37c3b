import ProfileScreenQueryNode, {
  type ProfileScreenQuery,
} from '../../__generated__/ProfileScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';

export const profileEntry = entry<ProfileScreenQuery>({
  query: ProfileScreenQueryNode,
  variables: () => ({}),
  Component: async () => (await import('./ProfileScreen')).ProfileScreen,
});

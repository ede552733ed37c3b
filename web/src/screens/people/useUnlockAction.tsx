import { LockOpenRegular } from '@fluentui/react-icons/svg/lock-open';
import { graphql, readInlineData } from 'react-relay';
import type { useUnlockAction_user$key } from '../../__generated__/useUnlockAction_user.graphql';
import { useUnlockSignIn } from './useUnlockSignIn';

/** The entry "Unlock Sign-In" of a row's menu, for administrators. */
export function useUnlockAction(key: useUnlockAction_user$key) {
  const { id, name, viewerCanUnlockSignIn } = readInlineData(
    graphql`
      fragment useUnlockAction_user on User @inline @throwOnFieldError {
        id
        name
        viewerCanUnlockSignIn
      }
    `,
    key,
  );
  const unlock = useUnlockSignIn();
  return viewerCanUnlockSignIn
    ? { label: 'Unlock Sign-In', icon: <LockOpenRegular />, onClick: () => unlock(id, name) }
    : null;
}

import { graphql, readInlineData } from 'react-relay';
import type { warnOfOpenThings_user$key } from '../../__generated__/warnOfOpenThings_user.graphql';
import { notify } from '../../kit/ui/notify';

/**
 * Lists the open items of someone just deactivated or archived; nothing if all is settled, or it could not be read,
 * because the action is done.
 */
export function warnOfOpenThings(user: warnOfOpenThings_user$key): void {
  const { name, openThings } = readInlineData(
    graphql`
      fragment warnOfOpenThings_user on User @inline @throwOnFieldError {
        name
        openThings @catch(to: NULL) {
          text
        }
      }
    `,
    user,
  );
  if (!openThings?.length) return;
  notify.warning(`Still open for ${name}: ${openThings.map(({ text }) => text).join(' ')}`);
}

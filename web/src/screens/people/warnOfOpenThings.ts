import { graphql, readInlineData } from 'react-relay';
import type { warnOfOpenThings_user$key } from '../../__generated__/warnOfOpenThings_user.graphql';
import { notify } from '../../kit/ui/notify';

/**
 * Says what is still open of someone who has just been deactivated or archived; nothing where all is settled, or it could
 * not be read: the act is done.
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

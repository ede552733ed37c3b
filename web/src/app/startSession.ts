import { commitLocalUpdate, fetchQuery, graphql } from 'react-relay';
import type { startSessionQuery } from '../__generated__/startSessionQuery.graphql';
import { currentEnvironment } from '../kit/relay/environment';
import { UnauthenticatedFailure } from '../kit/relay/failures';
import { currentSession, updateUser } from '../kit/session/sessionStore';
import { storedUser } from '../kit/session/storedUser';
import { finishSignOut } from '../kit/session/unfinishedSignOut';

let started: Promise<void> | undefined;

/**
 * Asks the server, once per visit, for the session's user. A refusal ends the session here; a server that cannot be
 * reached leaves the stored user signed in.
 */
export function sessionStarted(): Promise<void> {
  started ??= refreshUser();
  return started;
}

/** Notes that the session has begun on this page: the server has just sent the user and the bell's count. */
export function sessionBegun(): void {
  started = Promise.resolve();
  const user = currentSession()?.user;
  if (!user) return;
  commitLocalUpdate(currentEnvironment(), (store) => {
    const viewer = store.get(user.id) ?? store.create(user.id, 'User');
    viewer.setValue(user.id, 'id').setValue(user.unreadNotices, 'unreadNotices');
    store.getRoot().setLinkedRecord(viewer, 'viewer');
  });
}

async function refreshUser(): Promise<void> {
  if (!currentSession()) return finishSignOut().catch(() => undefined);
  try {
    const response = await fetchQuery<startSessionQuery>(currentEnvironment(), query, {}).toPromise();
    if (!response) return;
    const { viewer, company } = response;
    updateUser({ ...storedUser(viewer), companyName: company?.legalName });
  } catch (error) {
    if (error instanceof UnauthenticatedFailure) return;
    console.warn('The signed-in user could not be refreshed; going on with the stored one.', error);
  }
}

const query = graphql`
  query startSessionQuery @throwOnFieldError {
    viewer {
      ...storedUser_user
      # eslint-disable-next-line relay/unused-fields -- the bell reads it from the store
      unreadNotices
    }
    # A frame without it is better than none.
    company @catch(to: NULL) {
      legalName
    }
  }
`;

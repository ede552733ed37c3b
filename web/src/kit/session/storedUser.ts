import { graphql, readInlineData } from 'relay-runtime';
import type { RoleName, storedUser_user$key } from '../../__generated__/storedUser_user.graphql';

/** What the browser keeps of the signed-in user between visits: who it is and what it may reach, nothing private. */
export type StoredUser = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly RoleName[];
  readonly needsPasswordChange: boolean;
  /** Minutes without use after which the page locks. */
  readonly idleMinutes?: number;
};

/** Reads the kept fields out of any `User` whose query spreads `...storedUser_user`. */
export function storedUser(key: storedUser_user$key): StoredUser {
  const { id, firstName, lastName, email, roles, needsPasswordChange, idleMinutes } = readInlineData(
    graphql`
      fragment storedUser_user on User @inline {
        id
        firstName
        lastName
        email
        roles
        needsPasswordChange
        idleMinutes
      }
    `,
    key,
  );
  return { id, firstName, lastName, email, roles, needsPasswordChange, idleMinutes };
}

import { graphql, readInlineData } from 'relay-runtime';
import type { RoleName, storedUser_user$key } from '../../__generated__/storedUser_user.graphql';

/** What the browser keeps of the signed-in user between visits: identity and access, nothing private. */
export type StoredUser = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly RoleName[];
  readonly needsPasswordChange: boolean;
  /** One of their roles requires a second factor, and they have none. */
  readonly needsSecondFactor?: boolean;
  /** Minutes without use after which the page locks. */
  readonly idleMinutes?: number;
  /** From the sign-in; the bell has a newer count. */
  readonly unreadNotices?: number;
  /** The company's legal name, for the top bar. */
  readonly companyName?: string | undefined;
};

/** Reads the kept fields out of any `User` whose query spreads `...storedUser_user`. */
export function storedUser(key: storedUser_user$key): StoredUser {
  const { id, firstName, lastName, email, roles, ...rest } = readInlineData(
    graphql`
      fragment storedUser_user on User @inline @throwOnFieldError {
        id
        firstName
        lastName
        email
        roles
        needsPasswordChange
        needsSecondFactor
        idleMinutes
      }
    `,
    key,
  );
  const { needsPasswordChange, needsSecondFactor, idleMinutes } = rest;
  return { id, firstName, lastName, email, roles, needsPasswordChange, needsSecondFactor, idleMinutes };
}

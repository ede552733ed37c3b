/** Creates the first administrator of an empty portal. */
import { randomBytes } from 'node:crypto';
import { findPasswordIssues } from 'rules/password';
import { systemContext } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import type { Services } from '../../operation/services.ts';
import { guessableIssue } from '../../viewer/guessablePasswords.ts';
import { createUser } from './accounts.ts';
import { email as emailRule } from './inputRules.ts';

/** Until they enter their own name, which their home page asks for. */
const NAME = { firstName: 'Portal', lastName: 'Administrator' };

/** Whether someone still has the default name. */
export const isUnnamed = ({ firstName, lastName }: typeof NAME): boolean =>
  firstName === NAME.firstName && lastName === NAME.lastName;
const DEFAULT_EMAIL = 'admin@carrier.example';

export interface FirstAdmin {
  email: string;
  /** Shown once, and changed at the first sign-in; absent if the settings chose the password. */
  oneTimePassword?: string;
}

/**
 * Creates the first IT_Admin if there are no users. Returns null otherwise. Throws a one-line error for an address or
 * password that the rest of the portal would not accept.
 */
export async function ensureFirstAdmin(
  services: Services,
  settings: { email?: string; password?: string },
): Promise<FirstAdmin | null> {
  if (await services.db.user.findFirst({ select: { id: true } })) return null;
  checkSettings(settings);
  const email = settings.email ?? DEFAULT_EMAIL;
  const oneTimePassword = settings.password === undefined ? newOneTimePassword() : undefined;
  try {
    await createUser(systemContext(services), {
      kind: 'STAFF',
      roles: ['IT_Admin'],
      email,
      password: settings.password ?? oneTimePassword!,
      ...NAME,
      mustChangePassword: oneTimePassword !== undefined,
      // No one else could create another one.
      passwordEnds: false,
      isPasswordChecked: true,
    });
  } catch (error) {
    // Another process started at the same moment and created the administrator first.
    if (error instanceof ConflictError) return null;
    throw error;
  }
  return { email, ...(oneTimePassword ? { oneTimePassword } : {}) };
}

/** 96 random bits, with a suffix that satisfies the four password rules. */
const newOneTimePassword = (): string => `${randomBytes(12).toString('base64url')}-Aa1!`;

/** The company has no name yet, so the password is not compared with it. */
function checkSettings({ email, password }: { email?: string; password?: string }): void {
  if (email !== undefined && !emailRule.safeParse(email).success)
    throw new Error('ADMIN_EMAIL must be a valid email address.');
  const [failure] =
    password === undefined
      ? []
      : [
          ...findPasswordIssues(password),
          guessableIssue(password, { ...NAME, email: email ?? DEFAULT_EMAIL }),
        ];
  if (failure) throw new Error(`ADMIN_PASSWORD is not accepted: ${failure}`);
}

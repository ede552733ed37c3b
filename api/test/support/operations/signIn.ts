import { toId } from '../../../src/operation/ids.ts';
import { inDomain, result } from '../operation.ts';
import { ADMINS } from '../rights.ts';

export const signInOperations = inDomain('Signing in', [
  {
    field: 'Query.viewer',
    document: '{ viewer { id email } }',
    allowed: 'anyone',
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.login',
    document: result('login', 'LoginInput'),
    variables: ({ driver, password }) => ({ input: { email: driver.email, password } }),
    allowed: 'everyone',
    about: { archived: 'ACCOUNT_INACTIVE', missing: 'INVALID_CREDENTIALS' },
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.register',
    document: result('register', 'RegisterInput'),
    variables: () => ({
      input: { email: 'new@example.com', password: 'Correct-Horse-2', firstName: 'New', lastName: 'Person' },
    }),
    allowed: 'everyone',
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.resetPasswordWithToken',
    document: result('resetPasswordWithToken', 'ResetPasswordWithTokenInput'),
    variables: ({ resetToken }) => ({ input: { token: resetToken, newPassword: 'Correct-Horse-2' } }),
    allowed: 'everyone',
    about: { archived: 'VALIDATION', missing: 'VALIDATION' },
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.changePassword',
    document: result('changePassword', 'ChangePasswordInput'),
    variables: ({ password }) => ({ input: { newPassword: 'Correct-Horse-2', currentPassword: password } }),
    allowed: 'anyone',
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.logout',
    document: 'mutation { logout { message } }',
    allowed: 'anyone',
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.updateProfile',
    document: result('updateProfile', 'UpdateProfileInput'),
    variables: () => ({ input: { firstName: 'Other' } }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.createResetToken',
    document: result('createResetToken', 'CreateResetTokenInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id } }),
    allowed: ADMINS,
    about: { own: 'FORBIDDEN', admin: 'OK', archived: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.confirmIdentity',
    document: result('confirmIdentity', 'ConfirmIdentityInput'),
    variables: ({ password }) => ({ input: { password } }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.beginAuthenticatorApp',
    document: 'mutation { result: beginAuthenticatorApp { ... on Error { code } } }',
    allowed: 'anyone',
  },
  {
    field: 'Mutation.confirmAuthenticatorApp',
    document: result('confirmAuthenticatorApp', 'ConfirmAuthenticatorAppInput'),
    // Nothing was begun.
    variables: () => ({ input: { code: '123456' } }),
    allowed: 'anyone',
    about: { driver: 'CONFLICT' },
  },
  {
    field: 'Mutation.renewRecoveryCodes',
    document: 'mutation { result: renewRecoveryCodes { ... on Error { code } } }',
    allowed: 'anyone',
    // Nobody has an app here, nor a passkey.
    about: { driver: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.removeAuthenticatorApp',
    document: 'mutation { result: removeAuthenticatorApp { ... on Error { code } } }',
    allowed: 'anyone',
    about: { driver: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.beginPasskey',
    document: 'mutation { result: beginPasskey { ... on Error { code } } }',
    allowed: 'anyone',
  },
  {
    field: 'Mutation.addPasskey',
    document: result('addPasskey', 'AddPasskeyInput'),
    variables: () => ({ input: { name: 'Laptop', response: '{}' } }),
    allowed: 'anyone',
    about: { driver: 'VALIDATION' },
  },
  {
    field: 'Mutation.removePasskey',
    document: result('removePasskey', 'RemovePasskeyInput'),
    variables: ({ driver }) => ({ input: { id: toId('Passkey', driver.key) } }),
    allowed: 'anyone',
    about: { driver: 'NOT_FOUND', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.beginPasskeyConfirmation',
    document: 'mutation { result: beginPasskeyConfirmation { ... on Error { code } } }',
    allowed: 'anyone',
    about: { driver: 'CONFLICT' },
  },
  {
    field: 'Mutation.beginPasskeySignIn',
    document: 'mutation { result: beginPasskeySignIn { __typename } }',
    allowed: 'everyone',
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.signInWithPasskey',
    document: result('signInWithPasskey', 'SignInWithPasskeyInput'),
    variables: () => ({ input: { response: '{}' } }),
    allowed: 'everyone',
    about: { driver: 'INVALID_CREDENTIALS' },
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.endSession',
    document: result('endSession', 'EndSessionInput'),
    variables: ({ sessionId }) => ({ input: { id: sessionId } }),
    allowed: 'anyone',
    about: { driver: 'NOT_FOUND', own: 'OK', peer: 'NOT_FOUND', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.createAccessToken',
    document: result('createAccessToken', 'CreateAccessTokenInput'),
    variables: () => ({ input: { name: 'Quarterly export', canWrite: true, expiresInDays: 30 } }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.revokeAccessToken',
    document: result('revokeAccessToken', 'RevokeAccessTokenInput'),
    variables: ({ accessTokenId }) => ({ input: { id: accessTokenId } }),
    allowed: 'anyone',
    about: { driver: 'NOT_FOUND', own: 'OK', peer: 'NOT_FOUND', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.endOtherSessions',
    document: 'mutation { endOtherSessions { id } }',
    allowed: 'anyone',
  },
]);

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
    field: 'Mutation.requestPasswordReset',
    document: result('requestPasswordReset', 'RequestPasswordResetInput'),
    variables: ({ driver }) => ({ input: { email: driver.email } }),
    allowed: 'everyone',
    whileChangeIsDue: true,
  },
  {
    field: 'Query.openInvitation',
    document: 'query($token: String!) { openInvitation(token: $token) { email } }',
    variables: ({ invitationToken }) => ({ token: invitationToken }),
    allowed: 'everyone',
    about: { archived: 'NOTHING', missing: 'NOTHING' },
    token: 'never',
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.acceptInvitation',
    document: result('acceptInvitation', 'AcceptInvitationInput'),
    variables: ({ invitationToken }) => ({
      input: { token: invitationToken, newPassword: 'Correct-Horse-2' },
    }),
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

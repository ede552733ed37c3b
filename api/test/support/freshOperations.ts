/**
 * What needs a fresh session, written from the contract. Of the IRIS files it is the file: viewing what is in it needs
 * none.
 */
export const FRESH_OPERATIONS = [
  'approveRequest',
  'assignRole',
  'beginAuthenticatorApp',
  'beginPasskey',
  'checkAuditLog',
  'createAccessToken',
  'createResetToken',
  'createStaff',
  'deleteUser',
  'irisFiles',
  'recipientCopies',
  'removeAuthenticatorApp',
  'removePasskey',
  'removeRole',
  'removeSecondFactor',
  'renewRecoveryCodes',
  'resetPassword',
  'userRecords',
  'verifyAuditLog',
] as const;

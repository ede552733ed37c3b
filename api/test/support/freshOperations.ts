/**
 * What needs a fresh session, written from the contract. Of the IRIS files it is the file: viewing what is in it needs
 * none.
 */
export const FRESH_OPERATIONS = [
  'approveRequest',
  'assignRole',
  'bankFile',
  'beginAuthenticatorApp',
  'beginPasskey',
  'checkAuditLog',
  'checkLedger',
  'createAccessToken',
  'createResetToken',
  'createStaff',
  'deleteUser',
  'irisFiles',
  'recipientCopies',
  'removeAuthenticatorApp',
  'removeBankAccount',
  'removePasskey',
  'removeRole',
  'removeSecondFactor',
  'renewRecoveryCodes',
  'resetPassword',
  'setBankAccount',
  'userRecords',
  'verifyAuditLog',
] as const;

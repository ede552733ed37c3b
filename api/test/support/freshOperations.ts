/**
 * What needs a fresh session, written from the contract. Of the IRIS files it is the file: viewing what is in it needs
 * none.
 */
export const FRESH_OPERATIONS = [
  'assignRole',
  'createAccessToken',
  'createResetToken',
  'createStaff',
  'deleteUser',
  'irisFiles',
  'recipientCopies',
  'removeRole',
  'resetPassword',
  'userRecords',
  'verifyAuditLog',
] as const;

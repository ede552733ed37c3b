/**
 * What needs a fresh session, written from the contract. Of the IRIS files it is the file: viewing what is in it needs
 * none.
 */
export const FRESH_OPERATIONS = ['createAccessToken', 'irisFiles', 'recipientCopies', 'userRecords'] as const;

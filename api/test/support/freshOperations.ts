/** What asks for a fresh session, written from the contract. Of the IRIS files it is the file: looking what is in it asks for none. */
export const FRESH_OPERATIONS = ['createAccessToken', 'irisFiles', 'recipientCopies', 'userRecords'] as const;

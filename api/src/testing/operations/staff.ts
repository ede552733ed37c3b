import { inDomain, result } from '../operation.ts';
import { ADMINS, CONTACTS, only, STAFF_READERS } from '../rights.ts';

export const staffOperations = inDomain('Staff and the archive', [
  {
    field: 'Query.staff',
    document: '{ staff { totalCount } }',
    allowed: STAFF_READERS,
  },
  {
    field: 'Query.people',
    document: '{ people { totalCount } }',
    allowed: STAFF_READERS,
  },
  {
    field: 'Query.archivedUsers',
    document: '{ archivedUsers { totalCount } }',
    allowed: STAFF_READERS,
  },
  {
    field: 'Query.staffMember',
    document: 'query($id: ID!) { staffMember(id: $id) { id email } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: STAFF_READERS,
    about: { archived: 'OK', missing: 'NOTHING' },
  },
  {
    field: 'Query.user',
    document: 'query($id: ID!) { user(id: $id) { id contact { email } } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: 'anyone',
    about: {
      driver: only(CONTACTS, 'FORBIDDEN'),
      own: 'OK',
      peer: only(CONTACTS, 'FORBIDDEN'),
      admin: only(CONTACTS, 'FORBIDDEN'),
      missing: only(CONTACTS, 'FORBIDDEN', 'NOTHING'),
    },
  },
  {
    field: 'Query.staffOverview',
    document: '{ staffOverview { totalStaff } }',
    allowed: STAFF_READERS,
  },
  {
    field: 'Query.archiveOverview',
    document: '{ archiveOverview { deletable } }',
    allowed: ADMINS,
  },
  {
    field: 'Query.userRecords',
    document:
      'query($id: ID!) { result: userRecords(id: $id) { ... on Error { code } ... on File { filename } } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: ADMINS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.createStaff',
    document: result('createStaff', 'CreateStaffInput'),
    variables: () => ({
      input: { email: 'staff@example.com', password: 'Correct-Horse-2', firstName: 'New', lastName: 'Clerk' },
    }),
    allowed: STAFF_READERS,
  },
  {
    field: 'Mutation.updateStaff',
    document: result('updateStaff', 'UpdateStaffInput'),
    variables: ({ driver }) => ({ input: { id: driver.id, phone: '555-0199' } }),
    allowed: ADMINS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.assignRole',
    document: result('assignRole', 'AssignRoleInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, role: 'Accountant' } }),
    allowed: ADMINS,
    about: {
      driver: 'VALIDATION',
      own: 'FORBIDDEN',
      peer: 'OK',
      admin: 'OK',
      archived: 'VALIDATION',
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Mutation.removeRole',
    document: result('removeRole', 'RemoveRoleInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, role: 'HR' } }),
    allowed: ADMINS,
    about: {
      driver: 'VALIDATION',
      own: 'FORBIDDEN',
      peer: 'OK',
      admin: 'OK',
      archived: 'VALIDATION',
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Mutation.setUserActive',
    document: result('setUserActive', 'SetUserActiveInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, isActive: false } }),
    allowed: ADMINS,
    about: { own: 'FORBIDDEN', admin: 'OK', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.resetPassword',
    document: result('resetPassword', 'ResetPasswordInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, newPassword: 'Correct-Horse-2' } }),
    allowed: ADMINS,
    about: { own: 'FORBIDDEN', admin: 'OK', archived: 'FORBIDDEN', missing: 'NOT_FOUND' },
    token: 'never',
  },
  {
    field: 'Mutation.setUserArchived',
    document: result('setUserArchived', 'SetUserArchivedInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, archived: true } }),
    allowed: ADMINS,
    about: { own: 'FORBIDDEN', peer: 'FORBIDDEN', admin: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.deleteUser',
    document: result('deleteUser', 'DeleteUserInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, confirmEmail: driver.email } }),
    allowed: ADMINS,
    about: {
      driver: 'CONFLICT',
      own: 'FORBIDDEN',
      peer: 'FORBIDDEN',
      admin: 'FORBIDDEN',
      archived: 'OK',
      missing: 'NOT_FOUND',
    },
  },
]);

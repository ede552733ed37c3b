import { inDomain, result } from '../operation.ts';
import { ADMINS, MANAGERS, only, READERS } from '../rights.ts';

/** Two people to import. */
const LIST = 'First Name,Last Name,Email\nDana,Reyes,list.1@example.com\nZoe,Shaw,list.2@example.com';

export const contractorsOperations = inDomain('Contractors', [
  {
    field: 'Query.contractors',
    document: '{ contractors { totalCount } }',
    allowed: READERS,
  },
  {
    field: 'Query.contractor',
    document: 'query($id: ID!) { contractor(id: $id) { id email } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: READERS,
    about: { own: 'NOTHING', peer: 'NOTHING', admin: 'NOTHING', archived: 'NOTHING', missing: 'NOTHING' },
  },
  {
    field: 'Mutation.createContractor',
    document: result('createContractor', 'CreateContractorInput'),
    variables: () => ({
      input: {
        email: 'hired@example.com',
        password: 'Correct-Horse-2',
        firstName: 'New',
        lastName: 'Driver',
      },
    }),
    allowed: MANAGERS,
  },
  {
    field: 'Query.peopleImportPreview',
    document:
      'query($text: String!) { result: peopleImportPreview(text: $text) { ... on Error { code } ... on PeopleImportPreview { people rows { line cells { text } } } } }',
    variables: () => ({ text: LIST }),
    allowed: MANAGERS,
    token: 'never',
  },
  {
    field: 'Mutation.importPeople',
    document: result('importPeople', 'ImportPeopleInput'),
    variables: () => ({ input: { text: LIST, idempotencyKey: 'list' } }),
    allowed: MANAGERS,
  },
  {
    field: 'Mutation.updateContractor',
    document: result('updateContractor', 'UpdateContractorInput'),
    variables: ({ driver }) => ({ input: { id: driver.id, firstName: 'Other' } }),
    allowed: MANAGERS,
    about: {
      own: 'NOT_FOUND',
      peer: 'NOT_FOUND',
      admin: 'NOT_FOUND',
      archived: 'NOT_FOUND',
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Mutation.deactivateContractor',
    document: result('deactivateContractor', 'DeactivateContractorInput'),
    variables: ({ driver }) => ({ input: { id: driver.id } }),
    allowed: MANAGERS,
    about: {
      own: 'NOT_FOUND',
      peer: 'NOT_FOUND',
      admin: 'NOT_FOUND',
      archived: 'NOT_FOUND',
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Mutation.setPayRate',
    document: result('setPayRate', 'SetPayRateInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, dailyRate: 210 } }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', peer: 'OK', admin: only(ADMINS, 'FORBIDDEN'), missing: 'NOT_FOUND' },
  },
]);

import { inDomain, result } from '../operation.ts';
import { ADMINS, READERS } from '../rights.ts';

export const portalOperations = inDomain('The portal', [
  { field: 'Query.today', document: '{ today }', allowed: 'anyone' },
  {
    field: 'Query.node',
    document: 'query($id: ID!) { node(id: $id) { id } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: 'anyone',
    about: { missing: 'NOTHING' },
  },
  {
    field: 'Query.nodes',
    document: 'query($id: ID!) { nodes(ids: [$id]) { id } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: 'anyone',
    about: { missing: 'OK' },
  },
  {
    // Records that a viewer may not see do not exist for that viewer.
    field: 'Query.search',
    token: 'never',
    document: '{ search(text: "a") { hits { __typename } } }',
    allowed: 'anyone',
  },
  {
    field: 'Query.company',
    document: '{ company { legalName } }',
    allowed: 'everyone',
    whileChangeIsDue: true,
  },
  {
    // Changes come into the list a second or so later, so an empty page is as right as a full one.
    field: 'Query.changes',
    document: '{ changes(topics: [CONTRACTORS]) { pageInfo { hasNextPage } } }',
    allowed: READERS,
  },
  {
    field: 'Subscription.changes',
    document: 'subscription { changes { kind } }',
    allowed: 'anyone',
  },
  {
    field: 'Mutation.updateCompany',
    document: result('updateCompany', 'UpdateCompanyInput'),
    variables: () => ({ input: { legalName: 'Other Freight LLC', trucks: 7, fleetAsOf: '2026-10-01' } }),
    allowed: ADMINS,
  },
]);

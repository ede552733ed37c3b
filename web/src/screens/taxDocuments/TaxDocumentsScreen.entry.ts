import query, { type TaxDocumentsQuery } from '../../__generated__/TaxDocumentsQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { taxDocumentsData } from './taxDocumentsData';

export const taxDocumentsEntry = entry<TaxDocumentsQuery>({
  query,
  ...taxDocumentsData,
  Component: async () => (await import('./TaxDocumentsScreen')).TaxDocumentsScreen,
});

import query, { type TaxInformationScreenQuery } from '../../__generated__/TaxInformationScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';

export const taxInformationEntry = entry<TaxInformationScreenQuery>({
  query,
  variables: () => ({}),
  Component: async () => (await import('./TaxInformationScreen')).TaxInformationScreen,
});

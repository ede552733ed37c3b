import query, { type PayrollScreenQuery } from '../../__generated__/PayrollScreenQuery.graphql';
import taxDocumentsQuery, { type TaxDocumentsQuery } from '../../__generated__/TaxDocumentsQuery.graphql';
import { type Entry, entry, type Place } from '../../kit/relay/entry';
import { taxDocumentsData } from '../taxDocuments/taxDocumentsData';
import { readTab } from './payrollTabs';
import { selection } from './selection';

/** The week is requested only when the address names both the contractor and the week. */
const trackerEntry = entry<PayrollScreenQuery>({
  query,
  variables: ({ url }) => {
    const { contractor, week } = selection.read(url.searchParams);
    return contractor && week ? { contractor, week, hasWeek: true } : { hasWeek: false };
  },
  // Unedited amounts follow other people's changes. Edited ones stay, with a note about the change, and an open dialog
  // keeps its run.
  live: ['DAYS', 'PAYROLL', 'PEOPLE'],
  Component: async () => (await import('./PayrollScreen')).PayrollScreen,
});

const taxDocumentsEntry = entry<TaxDocumentsQuery>({
  query: taxDocumentsQuery,
  ...taxDocumentsData,
  Component: async () => {
    const [{ PayrollScreen }] = await Promise.all([import('./PayrollScreen'), import('./TaxDocumentsTab')]);
    return PayrollScreen;
  },
});

const entryAt = ({ url }: Place): Entry =>
  readTab(url.searchParams) === 'tax-documents' ? taxDocumentsEntry : trackerEntry;

/** One screen with two tabs; only the one in the URL requests its data. */
export const payrollEntry: Entry = {
  key: (place) => entryAt(place).key(place),
  start: (place) => entryAt(place).start(place),
};

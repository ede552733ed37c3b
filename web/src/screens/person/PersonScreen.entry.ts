import query, { type PersonScreenQuery } from '../../__generated__/PersonScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { currentSession } from '../../kit/session/sessionStore';
import { ROWS } from './pageSizes';
import { expectedRights, openTab, readTab } from './personTabs';

export const personEntry = entry<PersonScreenQuery>({
  query,
  variables: ({ url, params }) => {
    const id = params.id ?? '';
    const rights = expectedRights(currentSession()?.user, id);
    const tab = openTab(readTab(url.searchParams), rights);
    return {
      // Named like the lists: mutations of the tab's forms return this person's list.
      userId: id,
      first: ROWS,
      readsPay: rights.viewerCanReadPay,
      isContact: rights.isContact,
      days: tab === 'days',
      paidDays: tab === 'days' && rights.viewerCanReadPay,
      pay: tab === 'pay',
      bankAccount: tab === 'pay' && rights.viewerCanReadBankAccount,
      tax: tab === 'tax',
      account: tab === 'account',
      access: tab === 'account' && rights.viewerCanReadAccess,
      history: tab === 'account' && rights.viewerCanReadHistory,
    };
  },
  live: ['PEOPLE', 'DAYS', 'PAYROLL', 'TAX_DOCUMENTS'],
  Component: async () => (await import('./PersonScreen')).PersonScreen,
});

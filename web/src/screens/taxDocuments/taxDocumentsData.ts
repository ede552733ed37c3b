import type { TaxDocumentsQuery } from '../../__generated__/TaxDocumentsQuery.graphql';
import type { LiveKind } from '../../kit/live/liveChanges';
import type { Place } from '../../kit/relay/entry';
import { numberedPage } from '../../kit/relay/numberedPage';
import { toAudience } from '../../kit/session/access';
import { currentSession } from '../../kit/session/sessionStore';
import { pageSize, taxDocumentFilters } from './taxDocumentFilters';

const isAdmin = (): boolean => {
  const user = currentSession()?.user;
  return user !== undefined && toAudience(user) === 'admin';
};

/** The list's query, whether on its own screen or in a tab of payroll. */
export const taxDocumentsData = {
  variables: ({ url }: Place): TaxDocumentsQuery['variables'] => {
    const { page, ...filters } = taxDocumentFilters.read(url.searchParams);
    return {
      ...filters,
      // Only administrators have the filter that names the person.
      person: filters.userId ?? '',
      hasPerson: filters.userId !== null && isAdmin(),
      ...numberedPage(page, pageSize),
    };
  },
  // A payment, a void or a certification may change a form's content.
  live: ['PAYROLL', 'PEOPLE', 'TAX_DOCUMENTS'] satisfies LiveKind[],
};

import { readsPayroll } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { dataScreens } from '../../kit/shell/dataScreens';
import { PageTabs } from '../../kit/ui/PageTabs';

/** Queries, tokens, GraphiQL and the API's documentation, for those who may open all of them. */
export function DataTabs() {
  if (!readsPayroll(useSessionUser())) return null;
  return (
    <PageTabs
      label="Data and API"
      tabs={dataScreens}
      // The server's own page, which the router does not know.
      document={{ href: '/api/docs', label: 'API Docs' }}
    />
  );
}

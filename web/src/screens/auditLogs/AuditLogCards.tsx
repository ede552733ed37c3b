import { HistoryRegular, MoneyRegular, PersonAddRegular, PersonKeyRegular } from '@fluentui/react-icons';
import { graphql, useFragment } from 'react-relay';
import type {
  AuditLogCards_query$data,
  AuditLogCards_query$key,
} from '../../__generated__/AuditLogCards_query.graphql';
import { StatCard } from '../../kit/ui/StatCard';
import { StatCards } from '../../kit/ui/StatCards';

/** The numbers of the last thirty days; absent if they could not be counted. */
export function AuditLogCards({ query }: { query: AuditLogCards_query$key }) {
  const { auditLogStats } = useFragment(
    graphql`
      fragment AuditLogCards_query on Query {
        auditLogStats @catch(to: NULL) {
          totalLogs
          userLogin
          userCreated
          payrollCalculation
        }
      }
    `,
    query,
  );
  return auditLogStats && <Cards stats={auditLogStats} />;
}

/** The cards before their numbers. */
export function AuditLogCardsSkeleton() {
  return <Cards loading />;
}

type CardsProps = { stats?: NonNullable<AuditLogCards_query$data['auditLogStats']>; loading?: boolean };

function Cards({ stats, loading }: CardsProps) {
  return (
    <StatCards label="The last 30 days">
      <StatCard
        label="Total Logs (30 days)"
        value={stats?.totalLogs}
        icon={<HistoryRegular />}
        loading={loading}
      />
      <StatCard label="User Logins" value={stats?.userLogin} icon={<PersonKeyRegular />} loading={loading} />
      <StatCard label="New Users" value={stats?.userCreated} icon={<PersonAddRegular />} loading={loading} />
      <StatCard
        label="Payroll Activities"
        value={stats?.payrollCalculation}
        icon={<MoneyRegular />}
        loading={loading}
      />
    </StatCards>
  );
}

/** The schema: every domain's part, put together. No definitions here. */
import './graphql/scalars.ts';
import './graphql/errorTypes.ts';
import './identity/user.graphql.ts';
import './identity/signIn.graphql.ts';
import './identity/profile.graphql.ts';
import './identity/passwords.graphql.ts';
import './identity/sessionList.graphql.ts';
import './staff/staff.graphql.ts';
import './staff/staffFields.graphql.ts';
import './staff/people.graphql.ts';
import './staff/access.graphql.ts';
import './archive/archive.graphql.ts';
import './company/company.graphql.ts';
import './contractors/contractors.graphql.ts';
import './timeLogs/timeLogs.graphql.ts';
import './timeLogs/entry.graphql.ts';
import './timeLogs/week.graphql.ts';
import './timeLogs/summaries.graphql.ts';
import './timeLogs/schedule.graphql.ts';
import './payroll/process.graphql.ts';
import './payroll/payroll.graphql.ts';
import './payroll/payrollWeek.graphql.ts';
import './payroll/overview.graphql.ts';
import { builder } from './graphql/builder.ts';

export const schema = builder.toSchema();

/** Counts over the audit log. */
import { AUDIT_ACTIONS, type AuditAction } from '../../audit/actions.ts';
import {
  type Day,
  db,
  defineByKey,
  defineRow,
  defineValue,
  type Expression,
  type Instant,
  type Places,
  sql,
} from '../../platform/sql/define.ts';

const RECENT = 20;

const FAILURES = Object.keys(AUDIT_ACTIONS).filter((action) => /ERROR|FAILED/.test(action));

const SINCE = { since: 'timestamptz' } as const;
const BY_DAY = { ...SINCE, timeZone: 'text' } as const;

/**
 * Within thirty days from then. The end is in the future: a plan for any values takes a range without an end for a third of
 * the log, so the database would plan the statement each time.
 */
const isSince = (since: Expression<Instant>) =>
  sql<boolean>`timestamp between ${since} and ${since} + interval '32 days'`;

/** Each separate count is an index-only scan, without touching the entries. */
const count = ({ since }: Places<typeof SINCE>, action?: AuditAction) =>
  db
    .selectFrom('AuditLog')
    .$if(action !== undefined, (query) => query.where('action', '=', action!))
    .where(isSince(since))
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .$asScalar()
    .$notNull();

/** All entries since then, and those of three actions. */
export const recentCounts = defineRow(SINCE, (p) =>
  db.selectNoFrom([
    count(p).as('totalLogs'),
    count(p, 'USER_LOGIN').as('userLogin'),
    count(p, 'USER_CREATED').as('userCreated'),
    count(p, 'PAYROLL_CALCULATED').as('payrollCalculation'),
  ]),
);

const ofDays = ({ since, timeZone }: Places<typeof BY_DAY>) =>
  db
    .selectFrom('AuditLog')
    .where(isSince(since))
    .groupBy(sql`1`)
    .select(({ fn, ref }) => [
      sql<Day>`(${ref('timestamp')} at time zone ${timeZone})::date`.as('key'),
      fn.countAll<number>().as('value'),
    ]);

/** Sign-ins of each day. */
const signIns = defineByKey(BY_DAY, (p) => ofDays(p).where('action', '=', 'USER_LOGIN'));

/** Failures of each day: by the names themselves and not by their parts, so that an index finds the entries. */
const errors = defineByKey(BY_DAY, (p) =>
  ofDays(p).where((eb) => eb.or([eb('action', 'in', FAILURES), eb('level', 'in', ['ERROR', 'CRITICAL'])])),
);

/** What a chart of days counts. */
export const DAILY = { signIns, errors };

/** How many of the newest entries tell of an error or a failure. */
export const recentFailures = defineValue({}, () =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('AuditLog')
        .orderBy('timestamp', 'desc')
        .orderBy('id', 'desc')
        .limit(RECENT)
        .select('action')
        .as('newest'),
    )
    .select(({ fn, eb, or }) =>
      fn
        .countAll<number>()
        .filterWhere(or([eb('newest.action', 'like', '%ERROR%'), eb('newest.action', 'like', '%FAILED%')]))
        .as('entries'),
    )
    .$asScalar(),
);

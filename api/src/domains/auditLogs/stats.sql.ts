/** Counts over the audit log. */
import { expressionBuilder, type SqlBool } from 'kysely';
import { AUDIT_ACTIONS, type AuditAction } from '../../audit/actions.ts';
import {
  db,
  defineByKey,
  defineRow,
  defineValue,
  type Expression,
  type Instant,
  type Places,
  sql,
} from '../../platform/sql/define.ts';
import { unnested } from '../../platform/sql/parts.ts';

const RECENT = 20;

const FAILURES = Object.keys(AUDIT_ACTIONS).filter((action) => /ERROR|FAILED/.test(action));

const SINCE = { since: 'timestamptz' } as const;
const OF_DAYS = { days: 'date[]', starts: 'timestamptz[]', ends: 'timestamptz[]' } as const;

/**
 * Since then, which is thirty days ago. The end is in the future, because PostgreSQL's generic plan assumes that a
 * range without an end is a third of the log, so it would replan the statement each time.
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

const { eb } = expressionBuilder(db.selectFrom('AuditLog'));

/** How many entries each day has, by an index scan: computing the day of each entry takes three times as long. */
const ofDays = (isCounted: Expression<SqlBool>) =>
  defineByKey(OF_DAYS, ({ days, starts, ends }) =>
    db.selectFrom(unnested({ key: days, start: starts, end: ends }, 'day')).select(({ selectFrom }) => [
      'day.key',
      selectFrom('AuditLog')
        .where(isCounted)
        .whereRef('timestamp', '>=', 'day.start')
        .whereRef('timestamp', '<', 'day.end')
        .select(({ fn }) => fn.countAll<number>().as('entries'))
        .$asScalar()
        .$notNull()
        .as('value'),
    ]),
  );

/** Sign-ins of each day. */
const signIns = ofDays(eb('action', '=', 'USER_LOGIN'));

/** Failures of each day, by full names and not by parts of them, so that an index finds the entries. */
const errors = ofDays(eb.or([eb('action', 'in', FAILURES), eb('level', 'in', ['ERROR', 'CRITICAL'])]));

/** What a chart of days counts. */
export const DAILY = { signIns, errors };

/** How many of the newest entries report an error or a failure. */
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

import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { addDays } from 'rules/days';
import { ADMINS } from 'rules/roles';
import { startOfDay, todayIn } from 'rules/zonedDays';
import { AUDIT_ACTIONS } from '../../../api/src/audit/actions.ts';
import { deletedActor, iso, queryText, type ReferenceServer } from './ask.ts';
import { FACTS, SUBJECT_ID, withSentence } from './sentence.ts';

const DAYS = 30;
/** By their names and not by parts of them, so that an index finds the entries. */
const FAILURES = Object.keys(AUDIT_ACTIONS).filter((action) => /ERROR|FAILED/.test(action));
const RECORDS = ['User', 'TimeLog', 'PayrollRun', 'TaxDocument', 'Report', 'Session'];
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

const byDay = (condition: string) => `
  (SELECT json_agg(json_build_object('day', to_char(day, 'YYYY-MM-DD'), 'count', coalesce(count, 0)) ORDER BY day)
  FROM generate_series($1::date, $1::date + ${DAYS - 1}, interval '1 day') day
  LEFT JOIN (SELECT (timestamp AT TIME ZONE $3)::date AS date, count(*) FROM "AuditLog"
    WHERE timestamp >= $2 AND ${condition} GROUP BY 1) counted ON counted.date = day)`;

const HEALTH = `json_build_object(
  'signInFailures', (SELECT json_build_object(
      'recent', count(*) FILTER (WHERE timestamp >= $4::timestamptz - interval '1 day'),
      'usual', ceil(count(*) FILTER (WHERE timestamp < $4::timestamptz - interval '1 day') / 30.0))
    FROM "AuditLog" WHERE action = 'USER_LOGIN_FAILED' AND timestamp >= $4::timestamptz - interval '31 days'),
  'failedJobs', 0,
  'undeliveredPeople', (SELECT count(*) FROM "User"
    WHERE "isActive" AND "archivedAt" IS NULL AND "mailFailedAt" IS NOT NULL),
  'peopleWithoutSecondFactor', 0,
  'backups', json_build_object('isScheduled', false,
    'lastBackupAt', (SELECT max(timestamp) FROM "AuditLog" WHERE action = 'BACKUP_MADE'),
    'lastProofAt', (SELECT max(timestamp) FROM "AuditLog" WHERE action = 'BACKUP_PROVEN'),
    'hasBackupFailed', false, 'hasProofFailed', false))`;

/** The benchmark's company has no record, so only the sample exists. */
const SETUP = `(SELECT json_build_object(
    'hasOwnName', viewer."firstName" <> 'Portal' OR viewer."lastName" <> 'Administrator',
    'hasCompany', EXISTS (SELECT FROM "CompanyProfile"),
    'hasManager', EXISTS (SELECT FROM "RoleAssignment" held JOIN "User" manager ON manager.id = held."userId"
      WHERE held.role = 'Manager' AND manager."isActive" AND manager."archivedAt" IS NULL),
    'hasDriver', EXISTS (SELECT FROM "User" driver WHERE driver.kind = 'CONTRACTOR' AND (driver."dailyRate" IS NOT NULL
      OR EXISTS (SELECT FROM "PayRate" rate WHERE rate."userId" = driver.id))),
    'hasWeek', EXISTS (SELECT FROM "TimeLog"))
  FROM "User" viewer WHERE viewer.id = $5)`;

const SQL = `
  SELECT json_build_object('adminOverview', json_build_object(
    'totalUsers', people.total, 'activeUsers', people.active, 'archivedUsers', people.archived,
    'activeContractors', people.contractors,
    'pendingApprovals', (SELECT count(*) FILTER (WHERE status = 'PENDING')
      FROM (SELECT status FROM "TimeLog" ORDER BY date DESC, id DESC LIMIT 100) latest),
    'health', ${HEALTH},
    'setup', ${SETUP},
    'logs', json_build_object(
      'failedOperations', (SELECT count(*) FILTER (WHERE action ~ 'ERROR|FAILED')
        FROM (SELECT action FROM "AuditLog" ORDER BY timestamp DESC, id DESC LIMIT 20) newest),
      'unanchoredEntries', NULL,
      'recentActivity', (SELECT coalesce(json_agg(json_build_object('id', 'AuditLog_' || entry.id, 'action', action,
          'entityType', "entityType", 'timestamp', ${iso('timestamp')},
          'entityId', CASE WHEN "entityId" ~ '${UUID}' AND "entityType" = ANY('{${RECORDS}}')
            THEN "entityType" || '_' || "entityId" ELSE "entityId" END,
          'user', CASE WHEN person.id IS NOT NULL THEN json_build_object('name', person."firstName" || ' ' || person."lastName",
            'id', 'User_' || person.id, 'viewerCanOpen', true) END, 'deletedActor', ${deletedActor},
          'facts', ${FACTS}) ORDER BY timestamp DESC, entry.id DESC), '[]')
        FROM (SELECT id, action, "entityType", "entityId", timestamp, "userId", "deletedUserNumber", "oldValues",
            "newValues", ${SUBJECT_ID} FROM "AuditLog"
          ORDER BY timestamp DESC, id DESC LIMIT 10) entry LEFT JOIN "User" person ON person.id = entry."userId"
          LEFT JOIN "User" subject ON subject.id::text = "subjectId"),
      'signInsByDay', ${byDay(`action = 'USER_LOGIN'`)},
      'errorsByDay', ${byDay(`(action = ANY('{${FAILURES}}') OR level IN ('ERROR', 'CRITICAL'))`)})))::text
  FROM (SELECT count(*) AS total, count(*) FILTER (WHERE "archivedAt" IS NOT NULL) AS archived,
      count(*) FILTER (WHERE "archivedAt" IS NULL AND "isActive") AS active,
      count(*) FILTER (WHERE "archivedAt" IS NULL AND "isActive" AND kind = 'CONTRACTOR') AS contractors
    FROM "User") people`;

/** The free part of the disk with the run's folders, in percent, as the portal reports it. */
async function readFreeDisk(): Promise<number> {
  const { bavail, blocks } = await statfs(tmpdir());
  return Math.floor((100 * bavail) / blocks);
}

export const adminDashboard: ReferenceServer = {
  anyRole: ADMINS,
  data: async (_variables, { pool, caller, now, timeZone }) => {
    const first = addDays(todayIn(now, timeZone), 1 - DAYS);
    const values = [first, startOfDay(first, timeZone), timeZone, now, caller.id];
    const text = await queryText(pool, 'administrator', SQL, values);
    const { adminOverview } = JSON.parse(text);
    adminOverview.logs.recentActivity = adminOverview.logs.recentActivity.map(withSentence);
    adminOverview.health.freeDiskPercent = await readFreeDisk();
    return JSON.stringify({ adminOverview });
  },
};

import { ADMINS } from 'rules/roles';
import { ACTION_GROUPS } from '../../../api/src/audit/actions.ts';
import { COUNTED } from '../../../api/src/domains/auditLogs/auditLogs.service.ts';
import { fromCursor, SIGN } from '../../company/auditPlace.ts';
import { deletedActor, iso, queryText, type ReferenceServer } from './ask.ts';
import { FACTS, SUBJECT_ID, withSentence } from './sentence.ts';

const DAYS_MS = 30 * 86_400_000;

/** PostgreSQL breaks base64 into lines. */
const cursor = (row: string) =>
  `translate(encode(convert_to('${SIGN}_' || (extract(epoch FROM ${row}.timestamp) * 1000)::bigint || '_' || ${row}.id, 'UTF8'), 'base64'), E'\\n', '')`;

/** Each separate count is an index-only scan. */
const recent = (action?: string) =>
  `(SELECT count(*) FROM "AuditLog" WHERE timestamp >= $1 ${action ? `AND action = '${action}'` : ''})`;

/** The entries (`other`) of an entry's act, as the portal groups them. */
const ofAct = (entry: string) => `FROM "AuditLog" other WHERE other."requestId" <> 'system'
  AND other."requestId" = ${entry}."requestId" AND other.action = ${entry}.action AND other.level = ${entry}.level
  AND other."userId" IS NOT DISTINCT FROM ${entry}."userId"
  AND other."deletedUserNumber" IS NOT DISTINCT FROM ${entry}."deletedUserNumber"`;

/** That an entry is the newest of its act. */
const isNewest = `NOT EXISTS (SELECT ${ofAct('newest')} AND (other.timestamp, other.id) > (newest.timestamp, newest.id))`;

const sql = (where: string) => `
  WITH page AS (
    SELECT entry.*, row_number() OVER (ORDER BY timestamp DESC, id DESC) AS place
    FROM (SELECT id, timestamp, action, level, "ipAddress", "userId", "deletedUserNumber",
        "entityId", "oldValues", "newValues", "requestId", ${SUBJECT_ID}
      FROM "AuditLog" newest WHERE ${where} ${isNewest}
      ORDER BY timestamp DESC, id DESC LIMIT $2 + 1) entry
  ), shown AS (SELECT * FROM page WHERE place <= $2)
  SELECT json_build_object(
    'auditLogStats', json_build_object('totalLogs', ${recent()}, 'userLogin', ${recent('USER_LOGIN')},
      'userCreated', ${recent('USER_CREATED')}, 'payrollCalculation', ${recent('PAYROLL_CALCULATED')}),
    'auditLogs', (SELECT json_build_object('totalCount', total.count, 'totalIsCapped', total.count >= ${COUNTED},
        'pageInfo', json_build_object('hasNextPage', (SELECT count(*) > $2 FROM page),
          'startCursor', (SELECT ${cursor('shown')} FROM shown WHERE place = 1),
          'endCursor', (SELECT ${cursor('shown')} FROM shown ORDER BY place DESC LIMIT 1)),
        'edges', (SELECT coalesce(json_agg(json_build_object('node', json_build_object(
            'id', 'AuditLog_' || shown.id, 'timestamp', ${iso('shown.timestamp')}, 'action', action, 'level', level,
            'ipAddress', "ipAddress",
            'user', CASE WHEN person.id IS NOT NULL THEN json_build_object(
              'name', person."firstName" || ' ' || person."lastName", 'email', person.email, 'id', 'User_' || person.id, 'viewerCanOpen', true) END,
            'deletedActor', ${deletedActor},
            'act', json_build_object('entryCount', greatest(1, (SELECT count(*) ${ofAct('shown')}))),
            'facts', ${FACTS})) ORDER BY place), '[]')
          FROM shown LEFT JOIN "User" person ON person.id = shown."userId"
            LEFT JOIN "User" subject ON subject.id::text = "subjectId"))
      FROM (SELECT count(*) FROM (SELECT FROM "AuditLog" newest WHERE ${isNewest} LIMIT ${COUNTED}) counted) total))::text`;

const NEWEST = sql('');
const OLDER = sql('timestamp <= $3 AND (timestamp, id) < ($3, $4::uuid) AND');

/** The audit log's screen, without filters. */
export const auditLogs: ReferenceServer = {
  anyRole: ADMINS,
  data: async ({ first, after }, { pool, now }) => {
    const since = new Date(now.getTime() - DAYS_MS);
    const place = after && fromCursor(after);
    const text = place
      ? await queryText(pool, 'older entries', OLDER, [since, first, place.timestamp, place.id])
      : await queryText(pool, 'newest entries', NEWEST, [since, first]);
    const { auditLogs: page, auditLogStats } = JSON.parse(text);
    for (const edge of page.edges) {
      const { sentence, act, ...entry } = withSentence(edge.node);
      // The newest entries are each an act of their own.
      edge.node = { ...entry, act: { ...act, sentence } };
    }
    return JSON.stringify({
      auditActionGroups: ACTION_GROUPS,
      auditLogStats,
      auditLogs: page,
    });
  },
};

import { ADMINS, CONTRACTOR_READERS, hasAnyRole, MANAGERS } from 'rules/roles';
import { queryText, type ReferenceServer } from './ask.ts';

const sql = (where: string) => `
  SELECT json_build_object('contractors', json_build_object(
    'totalCount', (SELECT count(*) FROM "User" WHERE ${where}),
    'edges', (SELECT coalesce(json_agg(json_build_object('node', json_build_object(
        'id', 'User_' || id, 'name', "firstName" || ' ' || "lastName", 'firstName', "firstName",
        'lastName', "lastName", 'email', email, 'isActive', "isActive", 'viewerCanOpen', true, 'viewerCanEdit', $3::boolean,
        'viewerCanRequestW9', "isActive",
        'viewerCanDeactivate', "isActive" AND $3::boolean AND id <> $5::uuid,
        'viewerCanResetPassword', $4::boolean AND id <> $5::uuid, 'viewerCanUnlockSignIn', false,
        'mailFailedAt', "mailFailedAt",
        'invitation', (SELECT json_build_object('isSent', "expiresAt" > "createdAt",
            'isExpired', "expiresAt" <= now())
          FROM "Invitation" WHERE "userId" = placed.id),
        'dailyRate', "dailyRate",
        'dailyRateFrom', (SELECT max("effectiveFrom") FROM "PayRate" WHERE "userId" = placed.id),
        'payRates', (SELECT coalesce(json_agg(json_build_object('dailyRate', "dailyRate", 'effectiveFrom', "effectiveFrom")
            ORDER BY "effectiveFrom" DESC), '[]') FROM "PayRate" WHERE "userId" = placed.id)))
        ORDER BY place), '[]')
      FROM (SELECT *, row_number() OVER (ORDER BY "lastName", "firstName", id) AS place
        FROM (SELECT id, "firstName", "lastName", email, "isActive", "dailyRate",
            "mailFailedAt" FROM "User" WHERE ${where}
          ORDER BY "lastName", "firstName", id LIMIT $1 OFFSET $2) page) placed)))::text`;

const LISTED = `kind = 'CONTRACTOR' AND "archivedAt" IS NULL`;
const STATEMENTS = {
  active: sql(`${LISTED} AND "isActive"`),
  inactive: sql(`${LISTED} AND NOT "isActive"`),
  all: sql(LISTED),
};

const toRowNumber = (cursor: string | null): number => (cursor ? Number(atob(cursor).split(':')[1]) + 1 : 0);

/** The contractors' screen, without a search. */
export const contractors: ReferenceServer = {
  anyRole: CONTRACTOR_READERS,
  data: ({ first, after, status }, { pool, caller }) => {
    const which = (status ?? 'all') as keyof typeof STATEMENTS;
    const values = [
      first,
      toRowNumber(after),
      hasAnyRole(caller, MANAGERS),
      hasAnyRole(caller, ADMINS),
      caller.id,
    ];
    return queryText(pool, `contractors ${which}`, STATEMENTS[which], values);
  },
};

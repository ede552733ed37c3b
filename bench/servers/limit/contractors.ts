import { ADMINS, CONTRACTOR_READERS, hasAnyRole, MANAGERS } from 'rules/roles';
import { queryText, type ReferenceServer } from './ask.ts';

const sql = (where: string) => `
  SELECT json_build_object('contractors', json_build_object(
    'totalCount', (SELECT count(*) FROM "User" WHERE ${where}),
    'edges', (SELECT coalesce(json_agg(json_build_object('node', json_build_object(
        'id', 'User_' || id, 'name', "firstName" || ' ' || "lastName", 'firstName', "firstName",
        'lastName', "lastName", 'email', email, 'isActive', "isActive", 'viewerCanOpen', true, 'viewerCanEdit', $3::boolean,
        'viewerCanRequestW9', "isActive",
        'viewerCanDeactivate', "isActive" AND $3::boolean AND id <> $5::uuid, 'viewerCanReadHistory', $4::boolean,
        'viewerCanResetPassword', $4::boolean AND id <> $5::uuid, 'viewerCanUnlockSignIn', false,
        'viewerCanSignOutEverywhere', $4::boolean AND id <> $5::uuid AND (
          EXISTS (SELECT FROM "Session" WHERE "userId" = placed.id AND "revokedAt" IS NULL AND "expiresAt" > now())
          OR EXISTS (SELECT FROM "PersonalAccessToken" WHERE "userId" = placed.id AND "revokedAt" IS NULL)),
        'viewerCanRemoveSecondFactor', $4::boolean AND id <> $5::uuid AND (
          EXISTS (SELECT FROM "AuthenticatorApp" WHERE "userId" = placed.id AND "confirmedAt" IS NOT NULL)
          OR EXISTS (SELECT FROM "Passkey" WHERE "userId" = placed.id)),
        'mailFailedAt', "mailFailedAt",
        'invitation', (SELECT json_build_object('isSent', "expiresAt" > "createdAt",
            'isExpired', "expiresAt" <= now())
          FROM "Invitation" WHERE "userId" = placed.id),
        'dailyRate', "dailyRate",
        'dailyRateFrom', (SELECT max("effectiveFrom") FROM "PayRate" WHERE "userId" = placed.id)))
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

/** The measured company's people: invented names, example addresses. */
import type pg from 'pg';
import { FEWEST_STAFF, STAFF_ONE_IN } from './volumes.ts';

/** The first people are staff. */
const STAFF = `greatest($1 / ${STAFF_ONE_IN}, ${FEWEST_STAFF})`;

const PEOPLE = `
  INSERT INTO "User" (id, kind, email, "emailKey", "firstName", "lastName", phone, "dailyRate", "isActive",
    "archivedAt", "passwordHash", "createdAt", "updatedAt")
  SELECT gen_random_uuid(), (CASE WHEN n <= ${STAFF} THEN 'STAFF' ELSE 'CONTRACTOR' END)::"UserKind",
    'person' || n || '@example.com', 'person' || n || '@example.com',
    (ARRAY['Alma', 'Bruno', 'Celia', 'Dario', 'Edda', 'Farid', 'Greta', 'Hakim', 'Ines', 'Jonas', 'Kaya'])[1 + n % 11],
    (ARRAY['Abara', 'Brandt', 'Castell', 'Dubois', 'Eriks', 'Fontaine', 'Gruber', 'Haddad', 'Ibarra', 'Jansen',
      'Kovacs', 'Lindqvist', 'Moreau'])[1 + n * 7 % 13] || ' ' || to_char(n * 7919 % 10007, 'FM00000'),
    '(215) 555-01' || to_char(n % 100, 'FM00'), 180 + n % 120, n % 12 <> 0 OR n <= ${STAFF},
    CASE WHEN n % 5 = 0 AND n > ${STAFF} THEN now() END, $2,
    date_trunc('milliseconds', now()) - n * interval '90 minutes', now()
  FROM generate_series(1, $1::int) n`;

/** Long enough ago that they may be each other's second person. */
const ROLES = `
  INSERT INTO "RoleAssignment" ("userId", role, "assignedAt")
  SELECT id, (CASE WHEN email = 'person1@example.com' THEN 'IT_Admin' ELSE 'Manager' END)::"RoleName",
    now() - interval '30 days'
  FROM "User" WHERE kind = 'STAFF'`;

/** The day rate before and since: half of the contractors had a raise. */
const RATES = `
  INSERT INTO "PayRate" (id, "userId", "dailyRate", "effectiveFrom")
  SELECT gen_random_uuid(), id, "dailyRate" - raise, current_date - (CASE raise WHEN 0 THEN 200 ELSE 2000 END)
  FROM "User", (VALUES (0), (15)) raises (raise)
  WHERE kind = 'CONTRACTOR' AND email ~ '[02468]@'`;

/** Adds people with this password hash, the administrator first. */
export async function addPeople(client: pg.ClientBase, users: number, passwordHash: string): Promise<void> {
  await client.query(PEOPLE, [users, passwordHash]);
  await client.query(ROLES);
  await client.query(RATES);
}

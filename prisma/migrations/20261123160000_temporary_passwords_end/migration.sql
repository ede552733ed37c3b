-- Passwords chosen by someone else now end by themselves. Those from before get a week, except those of administrators
-- while no administrator has a password of their own: nobody could reset theirs.
UPDATE "User" SET "temporaryPasswordExpiresAt" = now() + '7 days'::interval
WHERE "mustChangePassword" AND "temporaryPasswordExpiresAt" IS NULL
  AND (
    NOT EXISTS (SELECT 1 FROM "RoleAssignment" r WHERE r."userId" = "User".id AND r.role = 'IT_Admin')
    OR EXISTS (
      SELECT 1 FROM "RoleAssignment" r JOIN "User" admin ON admin.id = r."userId"
      WHERE r.role = 'IT_Admin' AND admin."isActive" AND admin."archivedAt" IS NULL AND NOT admin."mustChangePassword"
    )
  );

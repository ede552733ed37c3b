-- CreateEnum
CREATE TYPE "AccessTokenScope" AS ENUM ('PEOPLE_READ', 'TIME_LOGS_READ', 'TIME_LOGS_WRITE', 'PAYROLL_READ', 'PAYROLL_WRITE', 'TAX_READ', 'TAX_WRITE', 'REPORTS_READ', 'REPORTS_WRITE', 'LOGS_READ');

-- AlterTable
ALTER TABLE "PersonalAccessToken" ADD COLUMN     "scopes" "AccessTokenScope"[] DEFAULT ARRAY[]::"AccessTokenScope"[];

-- Existing tokens keep what they could do: all read scopes of their owner and, with write access, the write scopes.
-- One that the earlier version of the server creates during a deploy has none and opens nothing.
UPDATE "PersonalAccessToken" t SET "scopes" =
  ARRAY['PEOPLE_READ', 'TIME_LOGS_READ', 'PAYROLL_READ', 'TAX_READ']::"AccessTokenScope"[]
  || CASE WHEN t."canWrite" THEN '{TIME_LOGS_WRITE,TAX_WRITE}' ELSE '{}' END::"AccessTokenScope"[]
  || CASE WHEN o."reads" THEN '{REPORTS_READ}' ELSE '{}' END::"AccessTokenScope"[]
  || CASE WHEN o."reads" AND t."canWrite" THEN '{REPORTS_WRITE}' ELSE '{}' END::"AccessTokenScope"[]
  || CASE WHEN o."manages" AND t."canWrite" THEN '{PAYROLL_WRITE}' ELSE '{}' END::"AccessTokenScope"[]
  || CASE WHEN o."administers" THEN '{LOGS_READ}' ELSE '{}' END::"AccessTokenScope"[]
FROM (
  SELECT p."id",
    coalesce(bool_or(r."role" IN ('IT_Admin', 'Manager', 'Accountant')), false) AS "reads",
    coalesce(bool_or(r."role" IN ('IT_Admin', 'Manager')), false) AS "manages",
    coalesce(bool_or(r."role" = 'IT_Admin'), false) AS "administers"
  FROM "User" p LEFT JOIN "RoleAssignment" r ON r."userId" = p."id"
  GROUP BY p."id"
) o WHERE o."id" = t."userId";

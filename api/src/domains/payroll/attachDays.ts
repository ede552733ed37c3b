/** What a run does to the days of its payee's time log. */
import type { SignedInContext } from '../../operation/context.ts';
import { Prisma } from '../../platform/db/generated/client/client.ts';

/**
 * Parts of a statement in which `run` is the new run and `day` holds its days: days with pay become worked, approved
 * logs of the run; logs of days with expenses alone are held as they are. `held` is what became of them.
 */
export const attachDays = ({ viewer, now }: SignedInContext, userId: string): Prisma.Sql => Prisma.sql`
  worked AS (
    INSERT INTO "TimeLog" (id, "userId", date, worked, status, "decidedById", "decidedAt", "payrollRunId", "updatedAt")
    SELECT gen_random_uuid(), ${userId}::uuid, day.date, TRUE, 'APPROVED', ${viewer.id}::uuid,
      ${now().toISOString()}::timestamptz, run.id, clock_timestamp()
    FROM run, day WHERE day.pay > 0
    ON CONFLICT ("userId", date) DO UPDATE SET worked = TRUE, status = 'APPROVED', "rejectionReason" = NULL,
      "decidedById" = EXCLUDED."decidedById", "decidedAt" = EXCLUDED."decidedAt",
      "payrollRunId" = EXCLUDED."payrollRunId", "updatedAt" = EXCLUDED."updatedAt"
    RETURNING date, worked, status, "rejectionReason"
  ),
  spent AS (
    UPDATE "TimeLog" log SET "payrollRunId" = run.id, "updatedAt" = clock_timestamp()
    FROM run, day
    WHERE log."userId" = ${userId}::uuid AND log.date = day.date AND day.pay = 0 AND day.expenses > 0
    RETURNING log.date, log.worked, log.status, log."rejectionReason"
  ),
  held AS (SELECT * FROM worked UNION ALL SELECT * FROM spent)`;

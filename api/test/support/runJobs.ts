/** Empties the job queue without waiting: runs every job, one after another, with all its tries. */
import { createBoss, poolStatements } from '../../src/platform/jobs/boss.ts';
import { asJob, type Handlers, type Job } from '../../src/platform/jobs/jobs.ts';
import { QUEUE_NAMES } from '../../src/platform/jobs/queues.ts';

type Pool = Parameters<typeof poolStatements>[0];

/** Returns when no job is waiting anymore; throws the error of a job's last try. */
export async function runJobs(
  pool: Pool,
  handlers: Handlers,
  signal = new AbortController().signal,
): Promise<void> {
  const boss = createBoss(
    poolStatements(
      pool,
      () => false,
      () => undefined,
    ),
  );
  for (const name of QUEUE_NAMES)
    for (;;) {
      const [found] = await boss.fetch<never>(name, { includeMetadata: true, ignoreStartAfter: true });
      if (!found) break;
      const job: Job<never> = asJob(found as never, signal);
      try {
        await handlers[name](job);
      } catch (error) {
        await boss.fail(name, found.id, { message: String(error) });
        if (job.isLastTry || signal.aborted) throw error;
        continue;
      }
      await boss.complete(name, found.id);
    }
}

/** Which domain does the work of which queue. */
import type { Services } from './context.ts';
import type { Handlers } from './jobs/jobs.ts';
import { resumePayrollBatches, runPayrollBatch } from './payrollBatches/runBatch.ts';
import { resumeTaxDocumentBatches, runTaxDocumentBatch } from './taxSeason/runBatch.ts';

export const handlersOf = (services: Services, onFault: (fault: unknown) => void): Handlers => ({
  'payroll-batches': (job) => runPayrollBatch(services, job, onFault),
  'tax-document-batches': (job) => runTaxDocumentBatch(services, job, onFault),
});

/** Puts into the queue again what a process that died may have had in hand. */
export async function recoverJobs(services: Services): Promise<void> {
  await resumePayrollBatches(services);
  await resumeTaxDocumentBatches(services);
}

/** The pipeline, adapted to the persisted fast path. */
import type { Context } from '../../operation/context.ts';
import type { RequestScope } from '../../platform/lib/requestScope.ts';
import type { Runner } from '../persisted/fastPath.ts';
import type { Operation } from './guard.ts';
import { maxUnmeteredPageSize } from './guards/pageCost.ts';
import { createPipeline, type PipelineOptions } from './runOperation.ts';

export function createPersistedRunner(options: PipelineOptions): Runner<Operation, Context, RequestScope> {
  const { refuseInput, runOperation, showAll } = createPipeline('persisted', options);
  return {
    prepare: (document) => ({
      document,
      maxUnmeteredPageSize: maxUnmeteredPageSize(options.schema, document),
    }),
    refuseInput,
    run: runOperation,
    showAll,
  };
}

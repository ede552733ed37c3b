import { MAX_BATCH_PAGE } from 'rules/limits';
import { expect, it } from 'vitest';
import { MOST, operationCost } from '../../../test/operationCost';
import source from './batchRefusals?raw';
import { pageSize } from './boardFilters';

it('asks for no more refusals than the server gives at a time', () => {
  const [, first] = /items\(first: (\d+), status: REFUSED\)/.exec(source)!;
  expect(Number(first)).toBeLessThanOrEqual(MAX_BATCH_PAGE);
});

it.each(['useStartPayrollBatchMutation', 'useSetBoardRateMutation', 'useRecordWeekPaymentsMutation'])(
  'leaves %s room to bring the whole board back',
  (name) => expect(operationCost(name, pageSize)).toBeLessThan(MOST),
);

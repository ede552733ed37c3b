import { buildSchema, parse, visit } from 'graphql';
import { MAX_BATCH_PAGE } from 'rules/limits';
import { expect, it } from 'vitest';
import { measureCost } from '../../../../api/src/graph/pipeline/guards/costLimit';
import { QUERY_LIMITS } from '../../../../api/src/graph/pipeline/limits';
import operationsText from '../../../../operations.json?raw';
import schemaText from '../../../../schema.graphql?raw';
import source from './batchRefusals?raw';

const PAGE = 50;

/** What the server says that an operation costs with a page of the board. */
function costOf(name: string): number {
  const texts = Object.values(JSON.parse(operationsText) as Record<string, string>);
  const document = parse(texts.find((text) => text.includes(`mutation ${name}(`))!);
  const sized = visit(document, {
    Argument: (node) =>
      node.name.value === 'first' && node.value.kind === 'Variable'
        ? { ...node, value: { kind: 'IntValue', value: String(PAGE) } }
        : undefined,
  });
  return measureCost(buildSchema(schemaText), sized);
}

it('asks for no more refusals than the server gives at a time', () => {
  const [, first] = /items\(first: (\d+), status: REFUSED\)/.exec(source)!;
  expect(Number(first)).toBeLessThanOrEqual(MAX_BATCH_PAGE);
});

it.each(['useStartPayrollBatchMutation', 'useSetBoardRateMutation', 'useRecordWeekPaymentsMutation'])(
  'leaves %s room to bring the whole board back',
  (name) => expect(costOf(name)).toBeLessThan(QUERY_LIMITS.cost),
);

import { buildSchema, getOperationAST, getVariableValues, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import schemaText from '../../../../schema.graphql?raw';
import { type Example, examples } from './examples';

const schema = buildSchema(schemaText);
const readQueryName = ({ query }: Example) => /(?:query|subscription) (\w+)/.exec(query)![1]!;

const all = (['IT_Admin', 'Manager', 'Accountant'] as const).flatMap((role) =>
  examples({ roles: [role] }, '2026-11-16').map((example) => ({
    role,
    name: readQueryName(example),
    ...example,
  })),
);

it.each(all)('$name of $role fits the schema, and so do its variables', ({ query, variables = '{}' }) => {
  const document = parse(query);
  expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  const { variableDefinitions = [] } = getOperationAST(document)!;
  const given = JSON.parse(variables);
  expect(Object.keys(given)).toEqual(variableDefinitions.map(({ variable }) => variable.name.value));
  expect(getVariableValues(schema, variableDefinitions, given).errors).toBeUndefined();
});

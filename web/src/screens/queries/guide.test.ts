import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import guide from '../../../../docs/accountants.md?raw';
import { readyQueries } from './readyQueries';
import { tools } from './tools';

const ORIGIN = 'http://localhost:4000';

describe.each(readyQueries)('$title', (ready) => {
  it('is in the guide as it is on the page', () => {
    expect(guide).toContain(`### ${ready.title}\n\n${ready.about}\n`);
    for (const { texts } of tools)
      for (const [name, text] of texts(ready, ORIGIN)) expect(guide, name).toContain(`\n${text}\n\`\`\`\n`);
  });

  it('is sent with the variables that it declares', () => {
    const [operation] = parse(ready.query).definitions;
    if (operation?.kind !== 'OperationDefinition') return expect.fail('It is no operation.');
    const declared = operation.variableDefinitions?.map(({ variable }) => variable.name.value);
    expect(declared).toEqual(Object.keys(ready.variables));
  });
});

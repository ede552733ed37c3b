import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import guide from '../../../../docs/accountants.md?raw';
import { writeGuide } from './guideText';
import { readyGroups, readyQueries } from './ready/readyQueries';

const START = '<!-- questions: vitest run guide.test.ts --update=all writes them -->';
const END = '<!-- end of questions -->';

it('the guide has every query as it is on the page, under the same headings', async () => {
  const [before] = guide.split(START);
  const [, after] = guide.split(END);
  const groups = readyGroups.map(([title, queries]) => [`## ${title}`, ...queries.map(writeGuide)]);
  const questions = [START, ...groups.flat(), END].join('\n\n');
  await expect(before + questions + after).toMatchFileSnapshot('../../../../docs/accountants.md');
});

describe.each(readyQueries)('$title', ({ query, variables }) => {
  it('is sent with the variables that it declares', () => {
    const [operation] = parse(query).definitions;
    if (operation?.kind !== 'OperationDefinition') return expect.fail('It is no operation.');
    const declared = operation.variableDefinitions?.map(({ variable }) => variable.name.value);
    expect(declared).toEqual(Object.keys(variables));
  });
});

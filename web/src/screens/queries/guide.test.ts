import { DefaultSettings, TaskUtils } from '@microsoft/powerquery-parser';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import guide from '../../../../docs/accountants.md?raw';
import { GUIDE_ORIGIN, writeGuide } from './guideText';
import { readyGroups, readyQueries } from './ready/readyQueries';
import { writeCsvQuery, writePowerQuery } from './recipes';

const START = '<!-- questions: vitest run guide.test.ts --update=all writes them -->';
const END = '<!-- end of questions -->';

it('the guide has every query as it is on the page, under the same headings', async () => {
  const [before] = guide.split(START);
  const [, after] = guide.split(END);
  const groups = readyGroups.map(([title, queries]) => [`## ${title}`, ...queries.map(writeGuide)]);
  const questions = [START, ...groups.flat(), END].join('\n\n');
  await expect(before + questions + after).toMatchFileSnapshot('../../../../docs/accountants.md');
});

describe.each(readyQueries)('$title', (ready) => {
  const { query, variables, rest } = ready;
  it('is sent with the variables that it declares', () => {
    const [operation] = parse(query).definitions;
    if (operation?.kind !== 'OperationDefinition') return expect.fail('It is no operation.');
    const declared = operation.variableDefinitions?.map(({ variable }) => variable.name.value);
    expect(declared).toEqual(Object.keys(variables));
  });

  // Excel does not run here: this is Microsoft's own parser of its language.
  it('is in the language of Power Query', async () => {
    const text = rest ? writeCsvQuery(ready, rest, GUIDE_ORIGIN) : writePowerQuery(ready, GUIDE_ORIGIN);
    const parsed = await TaskUtils.tryLexParse(DefaultSettings, text);
    expect(TaskUtils.isError(parsed) ? parsed.error.message : null).toBeNull();
  });
});

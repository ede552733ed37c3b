import type { Choice } from './choice';
import type { ReadyQuery } from './readyQueries';
import { writeAppsScript, writeCurl, writePowerQuery } from './recipes';

/** Where a query is used, and how. */
export type Tool = {
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  /** The texts to copy, each with its name. */
  readonly texts: (ready: ReadyQuery, origin: string) => readonly (readonly [name: string, text: string])[];
};

export const tools: readonly [Tool, ...Tool[]] = [
  {
    key: 'curl',
    label: 'curl',
    hint: 'In a terminal, with the token in the variable TOKEN. The answer is JSON.',
    texts: (ready, origin) => [['Command', writeCurl(ready, origin)]],
  },
  {
    key: 'graphql',
    label: 'GraphQL',
    hint: 'For any GraphQL client: POST to /graphql with the token as the bearer.',
    texts: ({ query, variables }) => [
      ['Query', query],
      ['Variables', JSON.stringify(variables, null, 2)],
    ],
  },
  {
    key: 'excel',
    label: 'Excel (Power Query)',
    hint: 'Data, Get Data, Other Sources, Blank Query, Advanced Editor: paste it, put your token in and connect as Anonymous. The token is saved in the workbook: share a copy of the values, not the workbook.',
    texts: (ready, origin) => [['Power Query', writePowerQuery(ready, origin)]],
  },
  {
    key: 'sheets',
    label: 'Google Sheets (Apps Script)',
    hint: 'Extensions, Apps Script: paste it, put your token in and run it. It runs at Google, so it works only where the portal can be reached from the internet, and whoever may edit the sheet can read the token.',
    texts: (ready, origin) => [['Apps Script', writeAppsScript(ready, origin)]],
  },
];

/** The tool that an address names; the first one else. */
export const readTool = ({ tool }: Pick<Choice, 'tool'>): Tool =>
  tools.find(({ key }) => key === tool) ?? tools[0];

import type { Choice } from './choice';
import type { ReadyQuery } from './readyQueries';
import { writeAppsScript, writeCurl, writePowerQuery } from './recipes';

/** The tool for a query, and its instructions. */
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
    hint: 'Run it in a terminal with the token in TOKEN. The response is JSON.',
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
    hint: 'Go to Data, Get Data, Other Sources, Blank Query, Advanced Editor. Paste it, put in your token, and connect as Anonymous. The workbook saves the token, so share a copy of the values, not the workbook.',
    texts: (ready, origin) => [['Power Query', writePowerQuery(ready, origin)]],
  },
  {
    key: 'sheets',
    label: 'Google Sheets (Apps Script)',
    hint: 'Go to Extensions, Apps Script. Paste it, put in your token, and run it. It runs at Google, so the portal must be reachable from the internet, and anyone who can edit the sheet can read the token.',
    texts: (ready, origin) => [['Apps Script', writeAppsScript(ready, origin)]],
  },
];

/** The tool in the address; by default the first. */
export const readTool = ({ tool }: Pick<Choice, 'tool'>): Tool =>
  tools.find(({ key }) => key === tool) ?? tools[0];

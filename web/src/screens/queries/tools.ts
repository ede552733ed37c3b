import type { Choice } from './choice';
import { hasPages, type ReadyQuery } from './readyQuery';
import {
  writeAppsScript,
  writeCsvCommand,
  writeCsvQuery,
  writeCurl,
  writePowerQuery,
  writePython,
} from './recipes';

/** The tool for a query, and its instructions. */
export type Tool = {
  readonly key: string;
  readonly label: string;
  readonly hint: (ready: ReadyQuery) => string;
  /** The texts to copy, each with its name. */
  readonly texts: (ready: ReadyQuery, origin: string) => readonly (readonly [name: string, text: string])[];
};

export const tools: readonly [Tool, ...Tool[]] = [
  {
    key: 'curl',
    label: 'curl',
    hint: (ready) =>
      `Run it in a terminal with the token in TOKEN. ${
        hasPages(ready)
          ? 'The response is the JSON of one page; while hasNextPage is true, send it again with endCursor as after.'
          : 'The response is JSON and has all rows.'
      }`,
    texts: (ready, origin) => [
      ['Command', writeCurl(ready, origin)],
      ...(ready.rest ? [['All rows as CSV', writeCsvCommand(ready, ready.rest, origin)] as const] : []),
    ],
  },
  {
    key: 'python',
    label: 'Python',
    hint: () =>
      'Save it, and run it with the token in TOKEN. It needs no packages, reads all rows, and prints the rows as JSON.',
    texts: (ready, origin) => [['Script', writePython(ready, origin)]],
  },
  {
    key: 'graphql',
    label: 'GraphQL',
    hint: () => 'For any GraphQL client: POST to /graphql with the token as the bearer.',
    texts: ({ query, variables }) => [
      ['Query', query],
      ['Variables', JSON.stringify(variables, null, 2)],
    ],
  },
  {
    key: 'excel',
    label: 'Excel (Power Query)',
    hint: ({ rest }) =>
      `Go to Data, Get Data, From Other Sources, Blank Query, Advanced Editor, and paste it. ${
        rest
          ? 'Connect as Basic with any user name, and the token as the password: Excel keeps it with your credentials and not in the workbook.'
          : 'Enter your token, and connect as Anonymous. The workbook saves the token, so share a copy of the values, not the workbook.'
      } Refresh All updates it.`,
    texts: (ready, origin) => [
      ['Power Query', ready.rest ? writeCsvQuery(ready, ready.rest, origin) : writePowerQuery(ready, origin)],
    ],
  },
  {
    key: 'libreoffice',
    label: 'LibreOffice',
    hint: ({ rest }) =>
      `LibreOffice can update from a file automatically, but can’t ask the portal for CSV. ${
        rest
          ? 'Run the command in a terminal or on a schedule, with the token in TOKEN'
          : 'Run the query here and download the CSV'
      }. Then go to Sheet, External Links, choose the file and CSV_all, and set how many seconds pass between updates.`,
    texts: (ready, origin) => (ready.rest ? [['Command', writeCsvCommand(ready, ready.rest, origin)]] : []),
  },
  {
    key: 'sheets',
    label: 'Google Sheets (Apps Script)',
    hint: () =>
      'Go to Extensions, Apps Script. Paste it, enter your token, and run it. It runs on Google’s servers, so the portal must be reachable from the internet, and anyone who can edit the sheet can read the token.',
    texts: (ready, origin) => [['Apps Script', writeAppsScript(ready, origin)]],
  },
];

/** The tool in the address; by default the first. */
export const readTool = ({ tool }: Pick<Choice, 'tool'>): Tool =>
  tools.find(({ key }) => key === tool) ?? tools[0];

/** A ready query as text for each tool. Pure; the API's tests run these texts. */
import { FORMULA } from 'rules/csvFormulas';
import type { ReadyQuery } from './readyQueries';

/** A partial table would look complete. */
const MORE = 'There are more rows than one page has: read page by page, with after.';

/** The placeholder for the token. */
const TOKEN = 'paste-your-token-here';

/** The document on one line, as it is sent. */
const oneLine = (query: string): string => query.replace(/\s+/g, ' ');

const toBody = ({ query, variables }: ReadyQuery): string =>
  JSON.stringify({ query: oneLine(query), variables });

/** For a terminal: the token is in the variable TOKEN, the response is JSON. */
export const writeCurl = (ready: ReadyQuery, origin: string): string =>
  `curl -s ${origin}/graphql \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '${toBody(ready)}'`;

const inM = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * For Excel and Power BI: the text of a blank query in the Advanced Editor. Signs in as Anonymous, the token is in the
 * header.
 */
export function writePowerQuery(ready: ReadyQuery, origin: string): string {
  const page = ready.list
    .slice(0, -1)
    .map((field) => `[${field}]`)
    .join('');
  const cell = (path: readonly string[]) => `_[node]${path.map((field) => `[${field}]`).join('')}`;
  const columns = ready.columns.map(([, path]) => cell(path)).join(', ');
  const headings = ready.columns.map(([heading]) => inM(heading)).join(', ');
  return `let
  Token = "${TOKEN}",
  Body = ${inM(toBody(ready))},
  Answer = Json.Document(Web.Contents("${origin}/graphql", [
    Headers = [#"Content-Type" = "application/json", Authorization = "Bearer " & Token],
    Content = Text.ToBinary(Body)
  ])),
  Page = Answer[data]${page},
  Edges = if Page[pageInfo][hasNextPage] then error ${inM(MORE)} else Page[edges],
  Rows = List.Transform(Edges, each {${columns}}),
  Result = Table.FromRows(Rows, {${headings}})
in
  Result`;
}

/**
 * For Google Sheets: an Apps Script that writes the table into the open sheet. It runs at Google and not in the
 * browser.
 */
export function writeAppsScript(ready: ReadyQuery, origin: string): string {
  const name = ready.key
    .replace(/^\d/, 'form$&')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const cell = (path: readonly string[]) => `node.${path.join('.')}`;
  return `function ${name}() {
  const token = '${TOKEN}';
  const body = ${toBody(ready)};
  const answer = JSON.parse(UrlFetchApp.fetch('${origin}/graphql', {
    method: 'post',
    contentType: 'application/json',
    headers: { Authorization: 'Bearer ' + token },
    payload: JSON.stringify(body),
  }).getContentText());
  // A name that begins like a formula must stay a name.
  const formula = ${FORMULA};
  const asText = (value) => (typeof value === 'string' && formula.test(value) ? "'" + value : value);
  const page = answer.data.${ready.list.slice(0, -1).join('.')};
  if (page.pageInfo.hasNextPage) throw new Error('${MORE}');
  const rows = page.edges.map(({ node }) => [
${ready.columns.map(([, path]) => `    ${cell(path)},`).join('\n')}
  ].map(asText));
  rows.unshift([${ready.columns.map(([heading]) => `'${heading}'`).join(', ')}]);
  SpreadsheetApp.getActiveSheet().getRange(1, 1, rows.length, rows[0].length).setValues(rows);
}`;
}

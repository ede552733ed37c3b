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

/** The path to the connection in `data`. */
const pagePath = ({ list }: ReadyQuery): readonly string[] => list.slice(0, -1);

/** For a terminal: the token is in the variable TOKEN, the response is the JSON of one page. */
export const writeCurl = (ready: ReadyQuery, origin: string): string =>
  `curl -s ${origin}/graphql \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '${toBody(ready)}'`;

/** For Python with nothing installed: reads every page and prints the rows as JSON. */
export function writePython(ready: ReadyQuery, origin: string): string {
  const path = pagePath(ready)
    .map((field) => `["${field}"]`)
    .join('');
  return `import json
import os
import urllib.request

query = """
${ready.query}
"""
variables = json.loads('${JSON.stringify(ready.variables)}')
rows = []
while True:
    request = urllib.request.Request(
        "${origin}/graphql",
        data=json.dumps({"query": query, "variables": variables}).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["TOKEN"],
            "Content-Type": "application/json",
        },
    )
    with urllib.request.urlopen(request) as response:
        answer = json.load(response)
    if answer.get("errors"):
        raise SystemExit(answer["errors"][0]["message"])
    page = answer["data"]${path}
    rows += [edge["node"] for edge in page["edges"]]
    if not page["pageInfo"]["hasNextPage"]:
        break
    variables["after"] = page["pageInfo"]["endCursor"]
print(json.dumps(rows, indent=2))`;
}

/** The filters of the REST list: the variables but for the page, because CSV is the whole list. */
const filters = ({ variables: { after, ...rest } }: ReadyQuery) =>
  Object.entries(rest).map(([name, value]) => [name, String(value)] as const);

/** For a spreadsheet that opens files: saves the whole list as CSV, and keeps the previous file if that fails. */
export function writeCsvCommand(ready: ReadyQuery, path: string, origin: string): string {
  const query = filters(ready).map(([name, value]) => `${name}=${value}`);
  return `curl -sf "${origin}${path}?${query.join('&')}" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Accept: text/csv' > ${ready.key}.new && mv ${ready.key}.new ${ready.key}.csv`;
}

const inM = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * For Excel and Power BI: the text of a blank query in the Advanced Editor. Power Query sends Accept with any way to sign
 * in, so it signs in as Basic, and the token is with Excel's credentials.
 */
export function writeCsvQuery(
  ready: ReadyQuery,
  { path, columns }: NonNullable<ReadyQuery['rest']>,
  origin: string,
): string {
  const query = filters(ready).map(([name, value]) => `${name} = ${inM(value)}`);
  const typed = Object.entries(columns).map(([column, type]) => `{${inM(column)}, ${type}}`);
  return `let
  Source = Web.Contents("${origin}${path}", [
    Query = [${query.join(', ')}],
    Headers = [Accept = "text/csv"]
  ]),
  Rows = Table.PromoteHeaders(Csv.Document(Source, [Encoding = 65001])),
  Types = {${typed.join(', ')}},
  Result = Table.TransformColumnTypes(Table.SelectColumns(Rows, List.Transform(Types, List.First)), Types, "en-US")
in
  Result`;
}

/**
 * The same where REST has no such list. Power Query sends a body only as Anonymous, so the token is in the query.
 */
export function writePowerQuery(ready: ReadyQuery, origin: string): string {
  const page = pagePath(ready)
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
  const rows = [];
  // A name that begins like a formula must stay a name.
  const formula = ${FORMULA};
  const asText = (value) => (typeof value === 'string' && formula.test(value) ? "'" + value : value);
  for (let more = true; more; ) {
    const answer = JSON.parse(UrlFetchApp.fetch('${origin}/graphql', {
      method: 'post',
      contentType: 'application/json',
      headers: { Authorization: 'Bearer ' + token },
      payload: JSON.stringify(body),
    }).getContentText());
    if (answer.errors) throw new Error(answer.errors[0].message);
    const page = answer.data.${pagePath(ready).join('.')};
    for (const { node } of page.edges) rows.push([
${ready.columns.map(([, path]) => `      ${cell(path)},`).join('\n')}
    ].map(asText));
    more = page.pageInfo.hasNextPage;
    body.variables.after = page.pageInfo.endCursor;
  }
  rows.unshift([${ready.columns.map(([heading]) => `'${heading}'`).join(', ')}]);
  SpreadsheetApp.getActiveSheet().getRange(1, 1, rows.length, rows[0].length).setValues(rows);
}`;
}

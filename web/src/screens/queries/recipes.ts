/** A ready query as text for each tool. Pure; the API's tests run these texts. */
import { FORMULA } from 'rules/csvFormulas';
import { hasPages, type ReadyQuery } from './readyQuery.ts';

/** A partial table would look complete. */
const MORE = 'There are more rows than one page has: read page by page, with after.';

/** The placeholder for the token. */
const TOKEN = 'paste-your-token-here';

/** The document as it is sent: on one line, unless it has texts or comments that this would change. */
const oneLine = (query: string): string => (/["#]/.test(query) ? query : query.replace(/\s+/g, ' '));

const inShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const toBody = ({ query, variables }: ReadyQuery): string =>
  JSON.stringify({ query: oneLine(query), variables });

/** The path to the connection in `data`. */
const pagePath = ({ list }: ReadyQuery): readonly string[] => list.slice(0, -1);

/** For a terminal: the token is in the variable TOKEN, the response is the JSON of one page. */
export const writeCurl = (ready: ReadyQuery, origin: string): string =>
  `curl -s ${origin}/graphql \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d ${inShell(toBody(ready))}`;

/** The rows of a list that comes whole; its parent may be null, such as a run that there is not. */
const wholeList = ({ list }: ReadyQuery) => {
  const [last = '', ...parents] = list.toReversed();
  return { last, parent: parents.toReversed() };
};

const inPython = (path: readonly string[]): string => path.map((field) => `["${field}"]`).join('');

/** A text between these quotes, or as JSON, which Python reads as well, if the quotes would end early. */
const inQuotes = (text: string, quote: string): string =>
  text.includes(quote) || text.includes('\\') ? JSON.stringify(text) : quote + text + quote;

/** What Python does with a response: a page at a time, or all at once. */
function readInPython(ready: ReadyQuery): string {
  if (hasPages(ready))
    return `    page = answer["data"]${inPython(pagePath(ready))}
    rows += [edge["node"] for edge in page["edges"]]
    if not page["pageInfo"]["hasNextPage"]:
        break
    variables["after"] = page["pageInfo"]["endCursor"]`;
  const { last, parent } = wholeList(ready);
  return `    found = answer["data"]${inPython(parent)}
    rows = found["${last}"] if found else []
    break`;
}

/** For Python with nothing installed: reads every page and prints the rows as JSON. */
export const writePython = (ready: ReadyQuery, origin: string): string => `import json
import os
import urllib.request

query = ${inQuotes(`\n${ready.query}\n`, '"""')}
variables = json.loads(${inQuotes(JSON.stringify(ready.variables), "'")})
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
${readInPython(ready)}
print(json.dumps(rows, indent=2))`;

type Rest = NonNullable<ReadyQuery['rest']>;

const readFilters = ({ variables }: ReadyQuery, { filters }: Rest) =>
  filters.map((name) => [name, String(variables[name])] as const);

/** For a spreadsheet that opens files: saves the whole list as CSV, and keeps the previous file if that fails. */
export function writeCsvCommand(ready: ReadyQuery, rest: Rest, origin: string): string {
  const query = new URLSearchParams(readFilters(ready, rest).map(([name, value]) => [name, value]));
  const address = `${origin}${rest.path}${query.size > 0 ? `?${query}` : ''}`;
  return `curl -sf "${address}" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Accept: text/csv' > ${ready.key}.new && mv ${ready.key}.new ${ready.key}.csv`;
}

const inM = (text: string): string => `"${text.replaceAll('"', '""').replaceAll('#(', '#(#)(')}"`;

/**
 * For Excel and Power BI: the text of a blank query in the Advanced Editor. Power Query sends Accept with any way to sign
 * in, so it signs in as Basic, and the token is with Excel's credentials.
 */
export function writeCsvQuery(ready: ReadyQuery, rest: Rest, origin: string): string {
  const { path, columns } = rest;
  const query = readFilters(ready, rest).map(([name, value]) => `${name} = ${inM(value)}`);
  const typed = Object.entries(columns).map(([column, type]) => `{${inM(column)}, ${type}}`);
  return `let
  Source = Web.Contents("${origin}${path}", [
${query.length > 0 ? `    Query = [${query.join(', ')}],\n` : ''}    Headers = [Accept = "text/csv"]
  ]),
  Rows = Table.PromoteHeaders(Csv.Document(Source, [Encoding = 65001])),
  Types = {${typed.join(', ')}},
  Result = Table.TransformColumnTypes(Table.SelectColumns(Rows, List.Transform(Types, List.First)), Types, "en-US")
in
  Result`;
}

const inSelectors = (path: readonly string[]): string => path.map((field) => `[${field}]`).join('');

/** The rows of the response, for M. */
function readInM(ready: ReadyQuery): string {
  if (hasPages(ready))
    return `  Page = Answer[data]${inSelectors(pagePath(ready))},
  Nodes = if Page[pageInfo][hasNextPage] then error ${inM(MORE)} else List.Transform(Page[edges], each _[node]),`;
  const { last, parent } = wholeList(ready);
  return `  Found = Answer[data]${inSelectors(parent)},
  Nodes = if Found = null then {} else Found[${last}],`;
}

/**
 * The same where REST has no such list. Power Query sends a body only as Anonymous, so the token is in the query.
 */
export function writePowerQuery(ready: ReadyQuery, origin: string): string {
  // A record within a row may be null, such as the payment of a run that is not paid.
  const cell = ([first, ...rest]: readonly string[]) =>
    rest.reduce((value, field) => `Get(${value}, ${inM(field)})`, `_[${first}]`);
  const columns = ready.columns.map(([, path]) => `Show(${cell(path)})`).join(', ');
  const headings = ready.columns.map(([heading]) => inM(heading)).join(', ');
  return `let
  Token = "${TOKEN}",
  Body = ${inM(toBody(ready))},
  Answer = Json.Document(Web.Contents("${origin}/graphql", [
    Headers = [#"Content-Type" = "application/json", Authorization = "Bearer " & Token],
    Content = Text.ToBinary(Body)
  ])),
${readInM(ready)}
  Get = (value, field) => if value = null then null else Record.Field(value, field),
  Show = (value) => if value is list then Text.FromBinary(Json.FromValue(value)) else value,
  Rows = List.Transform(Nodes, each {${columns}}),
  Result = Table.FromRows(Rows, {${headings}})
in
  Result`;
}

/** The rows of the response, for Apps Script. */
function readInScript(ready: ReadyQuery): string {
  if (hasPages(ready))
    return `    const page = answer.data.${pagePath(ready).join('.')};
    for (const { node } of page.edges) rows.push(toCells(node));
    more = page.pageInfo.hasNextPage;
    body.variables.after = page.pageInfo.endCursor;`;
  const { last, parent } = wholeList(ready);
  return `    for (const node of answer.data.${parent.join('.')}?.${last} ?? []) rows.push(toCells(node));
    more = false;`;
}

/**
 * For Google Sheets: an Apps Script that writes the table into the open sheet. It runs at Google and not in the
 * browser.
 */
export function writeAppsScript(ready: ReadyQuery, origin: string): string {
  const name = ready.key
    .replace(/^\d/, 'form$&')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const cell = ([first, ...rest]: readonly string[]) =>
    ['node', first].join('.') + rest.map((field) => `?.${field}`).join('');
  return `function ${name}() {
  const token = '${TOKEN}';
  const body = ${toBody(ready)};
  const rows = [];
  // A name that begins like a formula must stay a name, a list is JSON, and what is missing is empty.
  const formula = ${FORMULA};
  const asText = (value) => {
    const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    return typeof text === 'string' && formula.test(text) ? "'" + text : (text ?? '');
  };
  const toCells = (node) => [
${ready.columns.map(([, path]) => `    ${cell(path)},`).join('\n')}
  ].map(asText);
  for (let more = true; more; ) {
    const answer = JSON.parse(UrlFetchApp.fetch('${origin}/graphql', {
      method: 'post',
      contentType: 'application/json',
      headers: { Authorization: 'Bearer ' + token },
      payload: JSON.stringify(body),
    }).getContentText());
    if (answer.errors) throw new Error(answer.errors[0].message);
${readInScript(ready)}
  }
  rows.unshift([${ready.columns.map(([heading]) => `'${heading}'`).join(', ')}]);
  SpreadsheetApp.getActiveSheet().getRange(1, 1, rows.length, rows[0].length).setValues(rows);
}`;
}

/** The section of docs/accountants.md about a ready query; a test compares them. */
import type { ReadyQuery } from './readyQuery.ts';
import {
  writeAppsScript,
  writeCsvCommand,
  writeCsvQuery,
  writeCurl,
  writePowerQuery,
  writePython,
} from './recipes.ts';

/** Where `npm run demo` starts the portal, which the guide's texts ask. */
export const GUIDE_ORIGIN = 'http://localhost:4000';

/** One query with the list of the REST API, and one without: the guide has their texts for every tool. */
const IN_EVERY_TOOL = ['payroll-by-quarter', '1099-totals'];

const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** The texts for every tool, each with what it is for. */
function writeTools(ready: ReadyQuery): string[] {
  const { rest } = ready;
  return [
    'In a terminal:',
    block('sh', writeCurl(ready, GUIDE_ORIGIN)),
    'In Python, with every page:',
    block('python', writePython(ready, GUIDE_ORIGIN)),
    'In Excel or Power BI:',
    block(
      'powerquery',
      rest ? writeCsvQuery(ready, rest, GUIDE_ORIGIN) : writePowerQuery(ready, GUIDE_ORIGIN),
    ),
    ...(rest
      ? ['For LibreOffice, a file to link to:', block('sh', writeCsvCommand(ready, rest, GUIDE_ORIGIN))]
      : []),
    'In Google Sheets:',
    block('javascript', writeAppsScript(ready, GUIDE_ORIGIN)),
  ];
}

export function writeGuide(ready: ReadyQuery): string {
  const { key, title, about, scopes, query, variables } = ready;
  return [
    `### ${title}`,
    about,
    `Scopes: ${scopes.map((scope) => `\`${scope}\``).join(', ')}`,
    block('graphql', query),
    ...(Object.keys(variables).length > 0 ? [block('json', JSON.stringify(variables, null, 2))] : []),
    ...(IN_EVERY_TOOL.includes(key) ? writeTools(ready) : []),
  ].join('\n\n');
}

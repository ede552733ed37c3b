/** The web client's queries without the client: the data that its screens show first. */
import { readFileSync } from 'node:fs';
import { type Person, send } from './client.ts';

interface Screen {
  documentId: string;
  variables: (person: Person) => Record<string, unknown>;
}

/** The variables that screens use before the user has chosen anything. */
const CHOSEN: Record<string, unknown> = {
  first: 20,
  lateFirst: 20,
  foundDays: 20,
  loggedDays: 20,
  teamFirst: 20,
  hasContractor: false,
  hasPerson: false,
  hasWeek: false,
  hasYear: false,
  isFiltered: false,
  isApprover: false,
  contractor: '',
  person: '',
};

/** The query as a screen, unless it needs a user's choice. */
function toScreens([documentId, text]: [string, string]): Screen[] {
  const head = text.slice(0, text.indexOf('{'));
  const needed = [...head.matchAll(/\$(\w+): \w+!/g)].map(([, name]) => name!);
  const isOpen = needed.every((name) => name === 'userId' || name in CHOSEN);
  if (!text.startsWith('query ') || !isOpen) return [];
  const chosen = needed.filter((name) => name in CHOSEN).map((name) => [name, CHOSEN[name]]);
  const variables = ({ id }: Person) => ({
    ...Object.fromEntries(chosen),
    ...(needed.includes('userId') && { userId: id }),
  });
  return [{ documentId, variables }];
}

const OPERATIONS: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../../operations/today.json', import.meta.url), 'utf8'),
);
const SCREENS = Object.entries(OPERATIONS).flatMap(toScreens);

/** Sends every screen's queries and returns how many were shown. Only screens of other roles may be refused. */
export async function openEveryScreen(url: string, person: Person): Promise<number> {
  let shown = 0;
  for (const { documentId, variables } of SCREENS) {
    const body = { documentId, variables: variables(person) };
    const response = await send(url, { path: '/graphql', token: person.token, body });
    // A long test voids more in a quarter than its screen lists.
    const errors = (response.body.errors ?? []).filter(
      ({ path }: { path?: string[] }) => path?.join('.') !== 'quarter.changes',
    );
    const code = errors[0]?.extensions?.code;
    if (response.status !== 200 || (code && code !== 'FORBIDDEN'))
      throw new Error(`${OPERATIONS[documentId]}: ${response.status} ${JSON.stringify(response.body)}`);
    if (!code) shown += 1;
  }
  return shown;
}

/** docs/access.md: the tables of who may do what, in words and by domain. */
import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import type { RoleName } from 'rules/roles';
import { rootNeeds } from '../../src/graph/tokenScopes.ts';
import type { Need } from '../../src/viewer/tokenRules.ts';
import { TOKEN_SCOPES } from '../../src/viewer/tokenScopes.ts';
import { listFreshOperations } from '../support/freshOperations.ts';
import { FURTHER_CALLS } from '../support/furtherCalls.ts';
import { OBJECTS, type Readers } from '../support/objects.ts';
import type { Operation } from '../support/operation.ts';
import { OPERATIONS } from '../support/operations.ts';
import { REST_CALLS } from '../support/restCalls.ts';
import {
  type About,
  type Allowed,
  DOMAINS,
  type Domain,
  type Outcome,
  type Split,
  type Subject,
} from '../support/rights.ts';

const PEOPLE: Record<RoleName, string> = {
  IT_Admin: 'administrators',
  Manager: 'managers',
  HR: 'human resources',
  Accountant: 'accountants',
  Supervisor: 'supervisors',
  Asst_Manager: 'assistant managers',
  Admin_Assistant: 'administrative assistants',
  Employee: 'employees',
};

/** 'a, b and c'. */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const rolesText = (roles: readonly RoleName[]): string =>
  roles.length === Object.keys(PEOPLE).length
    ? 'all staff'
    : listed([...new Set(roles)].map((role) => PEOPLE[role]));

function whoText(allowed: Allowed): string {
  if (allowed === 'everyone') return 'everyone, even without signing in';
  return allowed === 'anyone' ? 'everyone signed in' : rolesText(allowed);
}

const OUTCOMES: Partial<Record<Outcome, string>> = {
  OK: 'yes',
  NOTHING: 'there seems to be none',
  NOT_FOUND: 'there seems to be none',
  FORBIDDEN: 'no',
  REFUSED: 'no',
};
const describeOutcome = (outcome: Outcome): string => OUTCOMES[outcome] ?? `no (${outcome})`;

const ruleText = (rule: Outcome | Split): string =>
  typeof rule === 'string'
    ? describeOutcome(rule)
    : `${rule.then === 'OK' ? '' : `${describeOutcome(rule.then)} for `}${rolesText(rule.roles)}; else ${ruleText(rule.otherwise)}`;

const SUBJECTS: readonly [Subject, string][] = [
  ['driver', 'others'],
  ['own', 'themselves'],
  ['peer', 'someone of the same role'],
  ['admin', 'an administrator'],
  ['archived', 'someone archived'],
];

/** One part per outcome, such as 'oneself, an administrator: no'. */
function aboutText(about: About = {}): string {
  const parts = new Map<string, string[]>();
  for (const [subject, words] of SUBJECTS) {
    const rule = about[subject];
    if (rule) parts.set(ruleText(rule), [...(parts.get(ruleText(rule)) ?? []), words]);
  }
  return [...parts].map(([rule, people]) => `${people.join(', ')}: ${rule}`).join('. ');
}

function readersText(readers: Readers): string {
  if (typeof readers === 'object' && 'inSession' in readers)
    return `${rolesText(readers.inSession)}, in a fresh session`;
  if (typeof readers === 'string' || !('own' in readers)) return whoText(readers);
  const others = readers.roles.length ? ` and ${whoText(readers.roles)}` : ' alone';
  return readers.roles === 'anyone' ? 'everyone signed in' : `the person${others}`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`;

interface Route {
  method: string;
  path: string;
  document: DocumentNode;
}

/** The root field of a route's document, such as 'Query.company'. */
function toRootField({ document }: Route): string {
  const { operation, selectionSet } = getOperationAST(document) as OperationDefinitionNode;
  const [field] = selectionSet.selections;
  const type = operation === 'mutation' ? 'Mutation' : 'Query';
  return field?.kind === Kind.FIELD ? `${type}.${field.name.value}` : '';
}

/** The whole file. */
export function accessGuide(schema: GraphQLSchema, routes: readonly Route[]): string {
  const findRoute = (field: string) =>
    routes
      .filter((route) => toRootField(route) === field)
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => REST_CALLS.some(({ route }) => route === name))
      .join('<br>');
  const meaning = (name: string) => {
    const [type = '', field = ''] = name.split('.');
    const object = schema.getType(type);
    return object && 'getFields' in object
      ? (object.getFields()[field]?.description ?? 'A record by its id.')
      : '';
  };
  const operationRow = ({ field, allowed, about, name }: Operation & { name?: string }) =>
    row(
      name ? `The same ${name}.` : meaning(field),
      `\`${field.split('.')[1]}\``,
      name ? '' : findRoute(field),
      whoText(allowed),
      aboutText(about),
    );
  const operations = (domain: Domain) =>
    OPERATIONS.filter((operation) => operation.domain === domain).flatMap((operation) => [
      operationRow(operation),
      ...FURTHER_CALLS.filter(({ field }) => field === operation.field).map(operationRow),
    ]);
  const objects = (domain: Domain) =>
    OBJECTS.filter((object) => object.domain === domain).map(({ types, readers, except = {} }) =>
      row(types.map((type) => `\`${type}\``).join(', '), readersText(readers), exceptions(except)),
    );
  const fresh = listFreshOperations(schema).map(({ name, for: reason }) =>
    reason === null ? `\`${name}\`` : `\`${name}\` (${reason})`,
  );
  const opened = (need: Need) =>
    rootNeeds(schema).flatMap((root) => (root.need === need ? [`\`${root.field}\``] : []));

  return [
    INTRODUCTION,
    `An access token acts as its owner, within its scopes. A scope opens the root fields in its row; fields that belong to another area need that area's scope as well. A write scope includes reading its area. Every token can request ${listed(opened('ANY_TOKEN'))}. Everything else is closed to tokens, and so are subscriptions.`,
    [row('Scope', 'Opens'), row('---', '---')]
      .concat(TOKEN_SCOPES.map((scope) => row(`\`${scope}\``, opened(scope).join(', '))))
      .join('\n'),
    `A fresh session is needed, in addition to the permission, for ${listed(fresh)}: a sign-in or \`confirmIdentity\` (POST /auth/confirm) in the last ten minutes, or as many as \`FRESH_SESSION_MINUTES\` says. An access token is never fresh.`,
    ...DOMAINS.flatMap((domain) => [
      `## ${domain}`,
      [
        row('What', 'GraphQL', 'REST', 'Who', 'About whom'),
        row(...Array<string>(5).fill('---')),
        ...operations(domain),
      ].join('\n'),
      [row('What is read', 'By whom', 'But'), row(...Array<string>(3).fill('---')), ...objects(domain)].join(
        '\n',
      ),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Groups the fields that share a rule. */
function exceptions(except: Readonly<Record<string, Readers>>): string {
  const parts = new Map<string, string[]>();
  for (const [field, readers] of Object.entries(except)) {
    const text = readersText(readers);
    parts.set(text, [...(parts.get(text) ?? []), `\`${field}\``]);
  }
  return [...parts].map(([text, fields]) => `${fields.join(', ')}: ${text}`).join('. ');
}

const INTRODUCTION = `<!-- Written by npm run generate from the tables in api/test/support; change those. -->

# Who may do what

Every operation and every type of the portal, from the tables its tests are based on. Each root field, each route and
each field of each type is requested by anonymous callers, by one of eleven kinds of bad tokens (by all of them in the
long tests), by someone whose password must change, by contractors, by each of the eight roles, by someone with two of
them and by access tokens, for their own records and for other people's. A refusal must have the exact code, change
nothing, reveal nothing and be recorded in the audit log; and each rule is removed in turn, to see that a test fails
without it.

‘About whom’ says how the result depends on whose record it is, if it does, for those who are let in at all. ‘There
seems to be none’ is the response about records the caller may not know exist. Someone whose password must change can
read their own record, change the password and sign out, and nothing else.`;

/**
 * `npm run new -- mutation timeLogs/recallWeek`, `… type timeLogs/Odometer`, `… screen trucks`: writes the files of a
 * change and its rows in the tables, so that no one has to know them all. The result compiles, and its test and its row
 * in the crash tests are red until they describe the change. With `--list` it only says which files these are.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = `Name what is new, like one of these:
  npm run new -- mutation timeLogs/recallWeek
  npm run new -- type timeLogs/Odometer
  npm run new -- screen trucks`;

const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text) => text.charAt(0).toLowerCase() + text.slice(1);
const splitWords = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');

/** 'WEEK_RECALLED' of 'recallWeek'. */
function toAction(mutation) {
  const [verb, ...object] = splitWords(mutation);
  return [...object, verb.endsWith('e') ? `${verb}d` : `${verb}ed`].join('_').toUpperCase();
}

/** The operations table of a domain, if it is not named after the domain. */
const OPERATIONS = {
  accessTokens: 'signIn',
  account: 'signIn',
  admin: 'portal',
  approvals: 'timeLogs',
  archive: 'staff',
  auditLogs: 'auditLog',
  batches: 'payroll',
  changes: 'portal',
  company: 'portal',
  payrollBatches: 'payroll',
  people: 'staff',
  statements: 'payroll',
  taxDocuments: 'tax',
  taxProfiles: 'tax',
  taxSeason: 'tax',
};
const toOperations = (domain) => `api/test/support/operations/${OPERATIONS[domain] ?? domain}.ts`;

/** The file of a domain's audit actions; those of all others are in `people`. */
const ACTIONS = {
  access: ['accessTokens', 'account'],
  company: ['admin', 'auditLogs', 'company', 'reports'],
  payroll: [
    ...['approvalDecisions', 'approvalRequests', 'bankAccounts', 'bankFiles', 'ledger', 'openings'],
    ...['payments', 'payroll', 'payrollBatches', 'plans', 'statements'],
  ],
  tax: ['taxDocuments', 'taxProfiles', 'taxSeason'],
  time: ['approvals', 'receipts', 'timeLogs'],
};
const toActions = (domain) => {
  const [group] = Object.entries(ACTIONS).find(([, domains]) => domains.includes(domain)) ?? ['people'];
  return `api/src/audit/actions/${group}.ts`;
};

/** A row of a table: inserted before the text that ends the table. */
const row = (file, end, text) => ({ file, end, text });

const schemaRow = (domain, file) =>
  row(
    'api/src/app/schema.ts',
    "import { builder } from '../graph/builder.ts';",
    `import '../domains/${domain}/${file}.graphql.ts';\n`,
  );
const objectsRow = (label, type) =>
  row(
    'api/test/support/objects.ts',
    '\n];',
    `\n  { domain: '${label}', types: ['${type}'], readers: 'anyone' },`,
  );

function mutation(domain, name, hasScreen) {
  const Name = upperFirst(name);
  const action = toAction(name);
  const words = splitWords(name).join(' ');
  const files = {
    [`api/src/domains/${domain}/${name}.service.ts`]: `/** TODO: what ${name} does, and why. */
import { record } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

/** TODO: what it does for the viewer, and what it throws. Returns the key of the person. */
export async function ${name}(context: SignedInContext, reason: string): Promise<string> {
  const userId = context.viewer.id;
  await inTransaction(context.db, async (tx) => {
    // TODO: the change itself; one statement that checks and changes leaves no room for a race.
    await record(tx, context, {
      action: '${action}',
      entityType: 'User',
      entityId: userId,
      newValues: { reason },
    });
  });
  return userId;
}
`,
    [`api/src/domains/${domain}/${name}.graphql.ts`]: `/** TODO: what ${name} is for. */
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import { User } from '../people/user.graphql.ts';
import { ${name} } from './${name}.service.ts';

const ${Name}Input = builder.inputType('${Name}Input', {
  description: 'TODO: what it says.',
  validate: z.object({ reason: z.string().trim().min(1, 'Reason is required.').max(500) }),
  fields: (t) => ({ reason: t.string({ required: true, description: 'TODO' }) }),
});

builder.mutationField('${name}', (t) =>
  t.withAuth({ signedIn: true }).prismaField({
    type: User,
    // TODO: the scope that opens it to access tokens, if any.
    tokenScope: 'SESSION',
    description: 'TODO: what it does.',
    errors: { types: [ConflictError, ValidationError] },
    args: { input: t.arg({ type: ${Name}Input, required: true }) },
    resolve: changedRecord('user', (context, { reason }) => ${name}(context, reason)),
  }),
);
`,
    [`api/src/domains/${domain}/${name}.test.ts`]: `/** TODO: what ${name} is for. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

const DOCUMENT = \`mutation ($input: ${Name}Input!) { result: ${name}(input: $input) {
  __typename
  ... on ${Name}Payload { user { id } }
  ... on Error { message code } ... on ValidationError { issues { path message } } } }\`;

let portal: TestPortal;
let driver: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  driver = await portal.joinContractor();
});

test('TODO: says what ${name} does', async () => {
  const { data } = await portal.graphql(DOCUMENT, { input: { reason: 'Rain' } }, driver.token);
  expect(data.result).toEqual({ __typename: '${Name}Payload', user: { id: driver.id } });
  expect(await portal.audit({ action: '${action}' })).toHaveLength(1);
  expect.fail('Say what holds after ${name}.');
});
`,
  };
  if (hasScreen)
    files[`web/src/screens/${domain}/use${Name}.ts`] = `import { graphql } from 'react-relay';
import type { use${Name}Mutation } from '../../__generated__/use${Name}Mutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** TODO: what it does, for whom. */
export function use${Name}() {
  return useMutation<use${Name}Mutation>(
    graphql\`
      mutation use${Name}Mutation($input: ${Name}Input!) {
        result: ${name}(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on ${Name}Payload @alias(as: "done") {
            user {
              id
            }
          }
        }
      }
    \`,
    { failure: 'Failed to ${words}. Please try again.' },
  );
}
`;
  const rows = [
    schemaRow(domain, name),
    row(
      toActions(domain),
      '} as const satisfies',
      `  ${action}: { did: 'TODO: what follows the name of who did it' },\n`,
    ),
    row(
      toOperations(domain),
      ']);',
      `  {
    field: 'Mutation.${name}',
    document: result('${name}', '${Name}Input'),
    variables: () => ({ input: { reason: 'Rain' } }),
    allowed: 'anyone',
  },
`,
    ),
    row(
      'api/test/faults/support/writes.ts',
      '  verifyAuditLog: {',
      `  // TODO: SQL that is true where the entry tells the truth, and a call in one of the scenarios.
  ${name}: { action: '${action}', holds: 'false' },\n`,
    ),
  ];
  return { files, rows };
}

function type(domain, Name, label) {
  const file = lowerFirst(Name);
  return {
    files: {
      [`api/src/domains/${domain}/${file}.graphql.ts`]: `/** TODO: what it is. */
import { builder } from '../../graph/builder.ts';

/** TODO: what a resolver has to find out; \`builder.prismaNode\` where it is a table's row. */
interface ${Name}Shape {
  name: string;
}

builder.objectRef<${Name}Shape>('${Name}').implement({
  // TODO: the scope that opens it to access tokens, if any.
  tokenScope: 'SESSION',
  description: 'TODO: what it is.',
  authScopes: { signedIn: true },
  fields: (t) => ({ name: t.exposeString('name', { description: 'TODO' }) }),
});
`,
    },
    rows: [schemaRow(domain, file), objectsRow(label, Name)],
  };
}

function screen(name) {
  const Name = `${upperFirst(name)}Screen`;
  const title = splitWords(name).map(upperFirst).join(' ');
  const path = `/dashboard/${splitWords(name).join('-')}`;
  const folder = `web/src/screens/${name}`;
  return {
    files: {
      [`${folder}/${Name}.tsx`]: `import { graphql, usePreloadedQuery } from 'react-relay';
import type { ${Name}Query } from '../../__generated__/${Name}Query.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';

/** TODO: what the screen is for. */
export function ${Name}({ queryRef }: ScreenProps<${Name}Query>) {
  const { viewer } = usePreloadedQuery<${Name}Query>(
    graphql\`
      query ${Name}Query @throwOnFieldError {
        viewer {
          firstName
        }
      }
    \`,
    queryRef,
  );
  return (
    <Screen title="${title}">
      <Section title="${title}">{viewer.firstName}</Section>
    </Screen>
  );
}
`,
      [`${folder}/${Name}.entry.ts`]: `import query, { type ${Name}Query } from '../../__generated__/${Name}Query.graphql';
import { entry } from '../../kit/relay/entry';

export const ${name}Entry = entry<${Name}Query>({
  query,
  variables: () => ({}),
  Component: async () => (await import('./${Name}')).${Name},
});
`,
      [`${folder}/${Name}.test.tsx`]: `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/renderScreen';
import { ${name}Entry } from './${Name}.entry';

it('TODO: says what the screen shows', async () => {
  const viewer = { __typename: 'User', id: 'User_1', firstName: 'Dana' };
  await renderScreen(${name}Entry, '${path}', { viewer });
  await screen.findByText('Dana');
  expect.fail('Say what the screen shows.');
});
`,
    },
    rows: [
      row(
        'web/src/app/routes.tsx',
        '];\n\nexport const routes',
        `  {
    path: '${path}',
    access: 'signedIn',
    entry: async () => (await import('../screens/${name}/${Name}.entry')).${name}Entry,
  },
`,
      ),
      row(
        'scripts/walls/rooms.mjs',
        "  'screens/dashboard':",
        `  'screens/${name}': ['web/src/screens/${name}/', KIT],\n`,
      ),
      row(
        'web/e2e/layout.test.ts',
        "  { screen: 'the company profile'",
        `  { screen: '${splitWords(name).join(' ')}', path: '${path}', who: 'admin' },\n`,
      ),
    ],
  };
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    into: { type: 'string', default: join(import.meta.dirname, '..') },
    list: { type: 'boolean', default: false },
  },
});
const at = (path) => join(values.into, path);
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

function plan([kind, target = '']) {
  if (kind === 'screen' && /^[a-z][A-Za-z0-9]*$/.test(target)) return screen(target);
  const [, domain, name] = /^([a-z]\w*)\/(\w+)$/.exec(target) ?? [];
  const isName = kind === 'mutation' ? /^[a-z]+[A-Z]/ : kind === 'type' ? /^[A-Z]/ : /$^/;
  if (!domain || !isName.test(name)) return fail(USAGE);
  if (!existsSync(at(`api/src/domains/${domain}`)))
    return fail(`There is no domain ${domain}: a new one needs a row in scripts/walls/rooms.mjs first.`);
  const [, label] = /inDomain\('([^']+)'/.exec(readFileSync(at(toOperations(domain)), 'utf8'));
  return kind === 'type'
    ? type(domain, name, label)
    : mutation(domain, name, existsSync(at(`web/src/screens/${domain}`)));
}

/** The table with its new row; @throws if the table has moved. */
function withRow({ file, end, text }) {
  const table = readFileSync(at(file), 'utf8');
  const index = table.lastIndexOf(end);
  if (index < 0)
    return fail(`${file} has no ${JSON.stringify(end)}: scripts/new.mjs no longer knows this table.`);
  return table.slice(0, index) + text + table.slice(index);
}

const { files, rows } = plan(positionals);
for (const file of Object.keys(files)) if (existsSync(at(file))) fail(`${file} is there already.`);
// All tables are read before anything is written.
const tables = rows.map((one) => [one.file, withRow(one)]);
for (const [file, text] of [...Object.entries(files), ...tables]) {
  console.log(file);
  if (values.list) continue;
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}
if (!values.list) console.log('\nFill in each TODO, then: npm run format && npm run generate');

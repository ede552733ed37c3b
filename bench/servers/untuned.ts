/** The same schema on plain GraphQL Yoga, with nothing in front of it. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { pino } from 'pino';
import type { Context } from '../../api/src/operation/context.ts';
import { readSettings } from '../../api/src/platform/config/config.ts';
import { announce, readToken } from './http.ts';

/** Modules of the build, which the portal runs too. */
const built = <Module>(path: string): Promise<Module> =>
  import(new URL(`../../api/dist/${path}`, import.meta.url).href);

const { openDatabase } =
  await built<typeof import('../../api/src/platform/db/database.ts')>('platform/db/database.js');
const { createServices } = await built<typeof import('../../api/src/app/services.ts')>('app/services.js');
const { loadSecrets } = await built<typeof import('../../api/src/platform/config/secrets.ts')>(
  'platform/config/secrets.js',
);
const { schema } = await built<typeof import('../../api/src/app/schema.ts')>('app/schema.js');
const { systemContext } =
  await built<typeof import('../../api/src/operation/context.ts')>('operation/context.js');
const { loadViewer } = await built<typeof import('../../api/src/viewer/sessions.ts')>('viewer/sessions.js');
const { closeOperation } =
  await built<typeof import('../../api/src/audit/closeOperation.ts')>('audit/closeOperation.js');

const settings = readSettings();
const database = await openDatabase(settings, pino({ level: 'silent' }));
const services = createServices({
  database,
  secrets: loadSecrets(settings),
  settings: {
    dataDir: settings.dataDir,
    timeZone: settings.timeZone,
    registration: settings.registration,
    freshSessionMinutes: settings.freshSessionMinutes,
    databaseSeconds: 0,
    documentSeconds: 0,
    changes: 0,
  },
});
const yoga = createYoga<object, Context>({
  schema,
  context: async ({ request }) => ({
    ...systemContext(services),
    viewer: await loadViewer(services, readToken(request.headers.get('authorization'))),
    request: { id: randomUUID(), ipAddress: null, userAgent: request.headers.get('user-agent') },
  }),
  plugins: [
    {
      onExecute: ({ args }: { args: { contextValue: unknown } }) => ({
        onExecuteDone: () => closeOperation(args.contextValue as Context),
      }),
    },
  ],
  graphiql: false,
  logging: false,
});
announce(createServer(yoga), settings.port, settings.host);

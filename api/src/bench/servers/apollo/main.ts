/**
 * Apollo Server with resolvers as one writes them first: Prisma's client in each of them, nothing batched by hand. It
 * serves the portal's printed schema, as far as the measured operations go.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pino } from 'pino';
import { readSettings } from '../../../config.ts';
import { viewerOf } from '../../../identity/sessions.ts';
import { keysOf } from '../../company/company.ts';
import { tokenOf } from '../http.ts';
import type { Asked } from './asked.ts';
import { adminHome, managerHome } from './homes.ts';
import { lists } from './lists.ts';
import { pay } from './pay.ts';
import { people } from './people.ts';

/** The installed packages' folder is given, because they are none of the portal's own. */
const require = createRequire(join(process.env.APOLLO_FOLDER!, 'index.js'));
const { ApolloServer } = require('@apollo/server');
const { startStandaloneServer } = require('@apollo/server/standalone');

const { openDatabase } = (await import(
  new URL('../../../../dist/db/database.js', import.meta.url).href
)) as typeof import('../../../db/database.ts');

const settings = readSettings();
const { prisma } = await openDatabase(settings, pino({ level: 'silent' }));
const keys = keysOf({ jwtSecret: settings.jwtSecret!, dataKey: settings.dataKey! });
const now = () => new Date();

const server = new ApolloServer({
  typeDefs: readFileSync(new URL('../../../../../schema.graphql', import.meta.url), 'utf8'),
  resolvers: [people, lists, adminHome, managerHome, pay],
});
const { url } = await startStandaloneServer(server, {
  listen: { port: settings.port, host: settings.host },
  context: async ({ req }: { req: { headers: Record<string, string> } }): Promise<Asked> => {
    const viewer = await viewerOf({ db: prisma, keys, now }, tokenOf(req.headers.authorization));
    if (!viewer) throw new Error('Nobody is signed in.');
    return { db: prisma, viewer, now: now(), timeZone: settings.timeZone, auditKey: keys.audit };
  },
});
console.log(`Listening at ${url}`);

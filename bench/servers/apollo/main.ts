/**
 * Apollo Server with resolvers as one writes them first: Prisma's client in each of them, nothing batched by hand. It
 * serves the portal's printed schema, as far as the measured operations go.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pino } from 'pino';
import { readSettings } from '../../../api/src/platform/config/config.ts';
import { newest } from '../../../api/src/platform/lib/keys.ts';
import { readSessionToken } from '../../../api/src/viewer/tokens.ts';
import { toKeys } from '../../company/company.ts';
import { readToken } from '../http.ts';
import { adminHome } from './adminHome.ts';
import type { Asked, Caller } from './asked.ts';
import { lists } from './lists.ts';
import { managerHome } from './managerHome.ts';
import { pay } from './pay.ts';
import { people } from './people.ts';

/** The installed packages' folder is given, because they are none of the portal's own. */
const require = createRequire(join(process.env.APOLLO_FOLDER!, 'index.js'));
const { ApolloServer } = require('@apollo/server');
const { startStandaloneServer } = require('@apollo/server/standalone');

const { openDatabase } = (await import(
  new URL('../../../api/dist/platform/db/database.js', import.meta.url).href
)) as typeof import('../../../api/src/platform/db/database.ts');

const settings = readSettings();
const { prisma } = await openDatabase(settings, pino({ level: 'silent' }));
const keys = toKeys({ jwtSecret: settings.jwtSecret!, dataKey: settings.dataKey! });

/** Whoever the token's session belongs to, while it and the account last. */
async function findCaller(authorization: string | undefined, now: Date): Promise<Caller> {
  const token = readToken(authorization);
  const claims = token ? readSessionToken(keys.session, token, now) : null;
  const session =
    claims &&
    (await prisma.session.findFirst({
      where: {
        id: claims.sessionId,
        userId: claims.userId,
        revokedAt: null,
        expiresAt: { gt: now },
        user: { isActive: true, archivedAt: null, mustChangePassword: false },
      },
      include: { user: { include: { roles: true } } },
    }));
  if (!session) throw new Error('Nobody is signed in.');
  return { id: session.userId, roles: session.user.roles.map(({ role }) => role) };
}

const server = new ApolloServer({
  typeDefs: readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
  resolvers: [people, lists, adminHome, managerHome, pay],
});
const { url } = await startStandaloneServer(server, {
  listen: { port: settings.port, host: settings.host },
  context: async ({ req }: { req: { headers: Record<string, string> } }): Promise<Asked> => {
    const now = new Date();
    const viewer = await findCaller(req.headers.authorization, now);
    return {
      db: prisma,
      viewer,
      now,
      timeZone: settings.timeZone,
      auditKey: newest(keys.audit).key,
      userAgent: req.headers['user-agent'] ?? null,
    };
  },
});
console.log(`Listening at ${url}`);

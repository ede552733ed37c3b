/**
 * PostGraphile with the schema that it makes from the tables. It knows none of the portal's rules: the caller is looked
 * up in front of it, as at the limit.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { readSettings } from '../../../api/src/platform/config/config.ts';
import { toKeys } from '../../company/company.ts';
import { announce } from '../http.ts';
import { createIdentify } from '../limit/identify.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The installed packages' folder is given, because they are none of the portal's own. */
const require = createRequire(join(process.env.POSTGRAPHILE_FOLDER!, 'index.js'));
const { postgraphile } = require('postgraphile') as {
  postgraphile: (pool: object, schema: string, options: object) => Middleware;
};

const { databaseUrl, jwtSecret, dataKey, port, host } = readSettings();
// It takes no other kind of pool, not even one that extends this.
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const identify = createIdentify(pool, toKeys({ jwtSecret: jwtSecret!, dataKey: dataKey! }).session);
const respond = postgraphile(pool, 'public', {
  disableDefaultMutations: true,
  disableQueryLog: true,
  dynamicJson: true,
  ignoreRBAC: true,
});

const refuse = (response: ServerResponse) => response.writeHead(401).end();

const server = createServer((request, response) => {
  identify(request.headers.authorization, new Date()).then(
    (caller) =>
      void (caller ? respond(request, response, () => response.writeHead(404).end()) : refuse(response)),
    (error) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});
announce(server, port, host);

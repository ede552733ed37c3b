/**
 * The limit: how fast this machine can serve the same requests at all. Node's own server, prepared statements that
 * return JSON, no framework; the same tokens, the same lookup of session and roles, the same responses.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { hasAnyRole } from 'rules/roles';
import { readSettings } from '../../../api/src/platform/config/config.ts';
import { serverPool } from '../../../api/src/platform/db/pools.ts';
import { newest } from '../../../api/src/platform/lib/keys.ts';
import { toKeys } from '../../company/company.ts';
import { announce } from '../http.ts';
import { adminDashboard } from './adminDashboard.ts';
import type { ReferenceServer } from './ask.ts';
import { auditLogs } from './audit.ts';
import { contractors } from './contractors.ts';
import { driverDashboard } from './driverDashboard.ts';
import { createIdentify } from './identify.ts';
import { managerDashboard } from './managerDashboard.ts';
import { submit } from './submit.ts';

const REFERENCE_SERVERS: Record<string, ReferenceServer> = {
  AuditLogsScreenQuery: auditLogs,
  ContractorsScreenQuery: contractors,
  AdminDashboardQuery: adminDashboard,
  ManagerDashboardQuery: managerDashboard,
  EmployeeDashboardQuery: driverDashboard,
  useProcessWeeklyPayrollMutation: submit,
};

const { databaseUrl, jwtSecret, dataKey, timeZone, port, host } = readSettings();
const keys = toKeys({ jwtSecret: jwtSecret!, dataKey: dataKey! });
const pool = serverPool(databaseUrl!);
const identify = createIdentify(pool, keys.session);

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function respond(request: IncomingMessage): Promise<{ status: number; text: string }> {
  const now = new Date();
  const { operationName, variables } = JSON.parse(await readBody(request));
  const caller = await identify(request.headers.authorization, now);
  const referenceServer = REFERENCE_SERVERS[operationName];
  if (
    !caller ||
    !referenceServer ||
    (referenceServer.anyRole && !hasAnyRole(caller, referenceServer.anyRole))
  )
    return { status: 401, text: '{"errors":[{"message":"Refused."}]}' };
  const data = await referenceServer.data(variables, {
    pool,
    caller,
    now,
    timeZone,
    auditKey: newest(keys.audit).key,
    request: {
      id: randomUUID(),
      ipAddress: request.socket.remoteAddress ?? null,
      userAgent: request.headers['user-agent'] ?? null,
    },
  });
  return { status: 200, text: `{"data":${data}}` };
}

const server = createServer((request, response) => {
  respond(request)
    .catch((error) => {
      console.error(error);
      return { status: 500, text: '{"errors":[{"message":"Error."}]}' };
    })
    .then(({ status, text }) => {
      response.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    });
});
announce(server, port, host);

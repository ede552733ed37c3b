/** A whole portal for a test: its own database, an adjustable clock, and both entry points, without a port. */
import { randomBytes, randomUUID } from 'node:crypto';
import { type Logger, pino } from 'pino';
import type { RoleName } from 'rules/roles';
import { createApp } from '../../src/app/app.ts';
import { createHandlers, recoverJobs } from '../../src/app/jobHandlers.ts';
import { createServices } from '../../src/app/services.ts';
import { createPdfPool } from '../../src/documents/pdf/pool.ts';
import { createReceivedPool } from '../../src/documents/received/pool.ts';
import { createUser, type NewUser } from '../../src/domains/people/accounts.ts';
import { systemContext } from '../../src/operation/context.ts';
import { toId } from '../../src/operation/ids.ts';
import type { Services } from '../../src/operation/services.ts';
import type { Secrets } from '../../src/platform/config/secrets.ts';
import type { Database } from '../../src/platform/db/database.ts';
import type { Lost } from '../../src/platform/jobs/jobs.ts';
import { createCheckedKept } from './checkedKept.ts';
import { openPortalDatabase, resetDatabase } from './database.ts';
import { readEvents } from './events.ts';
import { insertPerson, insertSession } from './insertPerson.ts';
import { runJobs } from './runJobs.ts';

/** bcrypt's lowest cost: tests are about rules, not about time. */
const TEST_COST = 4;

export const PASSWORD = 'Correct-Horse-1';

/**
 * The threads of all portals in a process. They stay from file to file, because starting one takes longer than most of
 * its work.
 */
const threads = { pdf: createPdfPool({ idleMs: 600_000 }), received: createReceivedPool() };

/** A person in a test: the database key, the id for clients, and a token when signed in. */
export interface Actor {
  key: string;
  id: string;
  email: string;
  token: string;
}

export interface GraphResult {
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape.
  data?: any;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { code?: string; retryAfter?: number };
  }[];
}

interface Posted {
  /** The name of the portal page that sends it. */
  page?: string | undefined;
  query: string;
  variables: Record<string, unknown>;
  token?: string | undefined;
  ipAddress?: string | undefined;
}

export interface RestResult {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  body: any;
  headers: Headers;
}

export interface RestOptions {
  token?: string | undefined;
  body?: unknown;
  /** Sent instead of JSON. */
  file?: Uint8Array;
  headers?: Record<string, string>;
  ipAddress?: string;
}

interface PortalOptions {
  registration?: 'closed' | 'approval';
  freshSessionMinutes?: number;
  /** Limits for each caller; none by default, because database time depends on the machine. */
  databaseSeconds?: number;
  documentSeconds?: number;
  changes?: number;
  /** The mail server; none by default. */
  smtp?: { url: string; from: string };
  /** The portal's log; none by default. */
  log?: Logger;
  /** The folder of the built web client; none by default. */
  webFolder?: string;
  /** Kept values are not compared with new ones, because that takes statements. */
  countsStatements?: boolean;
  /** bcrypt's work factor; the lowest by default. */
  passwordCost?: number;
}

/** A new email address. It has no digits or vowels, so it never contains a number or name that a test searches for. */
export const newAddress = (prefix: string): string =>
  `${prefix}.${randomUUID()
    .slice(0, 8)
    .replace(/./g, (digit) => 'bcdfghjklmnpqrst'[Number.parseInt(digit, 16)]!)}@example.com`;

/** Opens a portal on a new database. `reset` empties it between tests. */
export async function openTestPortal(overrides: PortalOptions = {}) {
  return portalOver(await openPortalDatabase(), overrides);
}

export type TestPortal = ReturnType<typeof portalOver>;

/** A portal on a migrated database, with its own keys by default. */
export function portalOver(
  database: Database,
  overrides: PortalOptions = {},
  secrets: Secrets = { jwtSecret: randomBytes(32), dataKey: randomBytes(32) },
) {
  // A Wednesday, the default working day of every test.
  let instant: Date | undefined = new Date('2026-11-18T17:00:00Z');
  const jobErrors: unknown[] = [];
  const services: Services = {
    ...createServices({
      database,
      secrets,
      settings: {
        timeZone: 'America/New_York',
        registration: overrides.registration ?? 'closed',
        freshSessionMinutes: overrides.freshSessionMinutes ?? 10,
        databaseSeconds: overrides.databaseSeconds ?? 0,
        documentSeconds: overrides.documentSeconds ?? 0,
        changes: overrides.changes ?? 0,
        ...(overrides.smtp && { smtp: overrides.smtp }),
      },
      passwordCost: overrides.passwordCost ?? TEST_COST,
      sealDelay: null,
      now: () => (instant ? new Date(instant) : new Date()),
    }),
    ...threads,
    ...(overrides.countsStatements ? {} : { kept: createCheckedKept() }),
  };
  const app = createApp({
    services,
    database,
    log: overrides.log ?? pino({ level: 'silent' }),
    webFolder: overrides.webFolder ?? '/nonexistent',
    isStopping: () => false,
  });
  const readMeta = (ipAddress = '192.0.2.1') => ({ requestId: randomUUID(), ipAddress });

  const send = (path: string, init: RequestInit, ipAddress?: string) =>
    app.fetch(new Request(`http://localhost${path}`, init), readMeta(ipAddress));

  const post = (accept: string, { query, variables, token, ipAddress, page }: Posted): Promise<Response> =>
    send(
      '/graphql',
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(page ? { 'x-portal-page': page } : {}),
        },
        body: JSON.stringify({ query, variables }),
      },
      ipAddress,
    );

  /** Runs an operation; for a subscription, returns the first event. */
  async function graphql(
    query: string,
    variables: Record<string, unknown> = {},
    token?: string,
    ipAddress?: string,
    page?: string,
  ): Promise<GraphResult> {
    if (/^\s*subscription\b/.test(query)) {
      for await (const event of subscribe(query, variables, token)) return event;
    }
    const response = await post('application/json', { query, variables, token, ipAddress, page });
    return (await response.json()) as GraphResult;
  }

  /** Opens a subscription and yields its events as they come. Leaving the loop, or `return`, closes the page. */
  function subscribe(
    query: string,
    variables: Record<string, unknown> = {},
    token?: string,
    page?: string,
  ): AsyncGenerator<GraphResult, void> {
    const opening = post('text/event-stream', { query, variables, token, page }).then(({ body }) =>
      body!.getReader(),
    );
    async function* events() {
      const reader = await opening;
      try {
        yield* readEvents<GraphResult>(reader);
      } finally {
        await reader.cancel();
      }
    }
    const stream = events();
    const end = stream.return.bind(stream);
    return Object.assign(stream, {
      return: async () => {
        await (await opening).cancel();
        return await end();
      },
    });
  }

  async function rest(method: string, path: string, options: RestOptions = {}): Promise<RestResult> {
    const { token, body, file, headers, ipAddress } = options;
    const response = await send(
      `/api${path}`,
      {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        ...(file && { body: new Uint8Array(file) }),
      },
      ipAddress,
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  let hash: Promise<string> | undefined;
  /** The hash of everyone's password: computed once, because bcrypt is slow. */
  const hashOfPassword = () => (hash ??= services.passwords.hash(PASSWORD));

  /** Adds a person who is signed in, with their own password or with one that another person chose. */
  async function join(person: Partial<NewUser> & { dailyRate?: number } = {}): Promise<Actor> {
    const { dailyRate, ...given } = person;
    const email = given.email ?? newAddress('person');
    const whole = {
      kind: 'CONTRACTOR' as const,
      roles: [],
      firstName: 'Robin',
      lastName: 'Example',
      password: PASSWORD,
      mustChangePassword: false,
      ...given,
      email,
    };
    if (whole.password === PASSWORD && !whole.mustChangePassword) {
      const passwordHash = await hashOfPassword();
      const { key, token } = await insertPerson(database, services, { ...whole, passwordHash, dailyRate });
      return { key, id: toId('User', key), email, token };
    }
    const key = await createUser(systemContext(services), whole);
    if (dailyRate !== undefined)
      await database.prisma.user.update({ where: { id: key }, data: { dailyRate: dailyRate.toFixed(2) } });
    return { key, id: toId('User', key), email, token: await signIn(key) };
  }

  /** The token of a new session, as after a sign-in. */
  const signIn = (key: string): Promise<string> => insertSession(database, services, key);

  return {
    app,
    database,
    db: database.prisma,
    services,
    graphql,
    subscribe,
    rest,
    /** Raw access, for bodies and responses that are not JSON. */
    fetch: send,
    join,
    signIn,
    joinContractor: (person: Partial<NewUser> & { dailyRate?: number } = {}) => join(person),
    joinStaff: (...roles: RoleName[]) => join({ kind: 'STAFF', roles }),
    /** Sets the clock to noon in New York on a day, or to an exact instant. */
    setClock: (dayOrInstant: string) => {
      instant = new Date(dayOrInstant.length === 10 ? `${dayOrInstant}T17:00:00Z` : dayOrInstant);
    },
    /** The audit entries so far, oldest first. */
    audit: (where: { action?: string } = {}) =>
      database.prisma.auditLog.findMany({ where, orderBy: { sequence: 'asc' } }),
    reset: () => resetDatabase(database),
    /** Another process of the same portal on the same database; the caller closes its bus. */
    beside: () => ({ ...portalOver(database, overrides, secrets) }),
    /** Does the work in the job queue: nothing here processes it automatically. */
    runJobs: (signal?: AbortSignal) =>
      runJobs(
        database.pool,
        createHandlers(services, (error) => jobErrors.push(error)),
        signal,
      ),
    /** Makes this portal process its queue automatically, as a real process does. */
    startJobs: () =>
      services.jobs.start(
        createHandlers(services, (error) => jobErrors.push(error)),
        (lost) => recoverJobs(services, lost),
      ),
    /** What a starting process does with the work of a dead one. */
    recoverJobs: (lost?: Lost) => recoverJobs(services, lost),
    /** Errors in jobs, which were then tried again. */
    jobErrors,
    /** Ends everything it started and closes the database. */
    close: async () => {
      await services.jobs.stop();
      await services.bus.close();
      services.mailer?.close();
      await database.close();
    },
  };
}

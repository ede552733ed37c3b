/** A whole portal for a test: its own database, a clock that can be set, and both entry points, without a port. */
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
import { openPortalDatabase, resetDatabase } from './database.ts';
import { readEvents } from './events.ts';
import { insertPerson, insertSession } from './insertPerson.ts';
import { runJobs } from './runJobs.ts';

/** The lowest cost that bcrypt takes: tests are about rules, not about time. */
const TEST_COST = 4;

export const PASSWORD = 'Correct-Horse-1';

/**
 * The threads of all portals of a process: starting one takes longer than most of what is asked of it, so one stays from
 * file to file.
 */
const threads = { pdf: createPdfPool({ idleMs: 600_000 }), received: createReceivedPool() };

/** Someone in a test: the database key, the id that clients know and a token when signed in. */
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
  /** The name of the page of the portal that sends it. */
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
  /** In place of JSON. */
  file?: Uint8Array;
  headers?: Record<string, string>;
  ipAddress?: string;
}

interface PortalOptions {
  registration?: 'closed' | 'approval';
  freshSessionMinutes?: number;
  /** What each caller may take; without a bound if left out, as how long the database takes is the machine's affair. */
  databaseSeconds?: number;
  documentSeconds?: number;
  changes?: number;
  /** The server for mail; none if left out. */
  smtp?: { url: string; from: string };
  /** Where the portal logs to; nowhere if left out. */
  log?: Logger;
  /** Where the built web client lies; there is none if left out. */
  webFolder?: string;
  /** bcrypt's work factor; the lowest if left out. */
  passwordCost?: number;
}

/** An address that no one has yet. Without digits and vowels it has no number or name by chance that a test looks for. */
export const newAddress = (prefix: string): string =>
  `${prefix}.${randomUUID()
    .slice(0, 8)
    .replace(/./g, (digit) => 'bcdfghjklmnpqrst'[Number.parseInt(digit, 16)]!)}@example.com`;

/** Opens a portal on a fresh database. `reset` empties it between tests. */
export async function openTestPortal(overrides: PortalOptions = {}) {
  return portalOver(await openPortalDatabase(), overrides);
}

export type TestPortal = ReturnType<typeof portalOver>;

/** A portal on a migrated database, with keys of its own where none are given. */
export function portalOver(
  database: Database,
  overrides: PortalOptions = {},
  secrets: Secrets = { jwtSecret: randomBytes(32), dataKey: randomBytes(32) },
) {
  // Wednesday, the working day of every test that does not say otherwise.
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

  /** Runs an operation; of a subscription this is the first event. */
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

  /** Opens a subscription: its events as they come. Leaving the loop, or `return`, is leaving the page. */
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
  /** The hash of what everyone chooses: once, as bcrypt takes its time. */
  const hashOfPassword = () => (hash ??= services.passwords.hash(PASSWORD));

  /** Adds someone who is signed in with their own password, or with one that someone else chose. */
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

  /** A token of a new session, as login would give. */
  const signIn = (key: string): Promise<string> => insertSession(database, services, key);

  return {
    app,
    database,
    db: database.prisma,
    services,
    graphql,
    subscribe,
    rest,
    /** As it comes: bodies and responses that are no JSON. */
    fetch: send,
    join,
    signIn,
    joinContractor: (person: Partial<NewUser> & { dailyRate?: number } = {}) => join(person),
    joinStaff: (...roles: RoleName[]) => join({ kind: 'STAFF', roles }),
    /** Sets the clock to noon in New York of a day, or to an exact instant. */
    setClock: (dayOrInstant: string) => {
      instant = new Date(dayOrInstant.length === 10 ? `${dayOrInstant}T17:00:00Z` : dayOrInstant);
    },
    /** The audit entries so far, oldest first. */
    audit: (where: { action?: string } = {}) =>
      database.prisma.auditLog.findMany({ where, orderBy: { sequence: 'asc' } }),
    reset: () => resetDatabase(database),
    /** Another process of the same portal, on the same database; its bus is the caller's to close. */
    beside: () => ({ ...portalOver(database, overrides, secrets) }),
    /** Does the work that waits in the job queue: no process works on it by itself here. */
    runJobs: (signal?: AbortSignal) =>
      runJobs(
        database.pool,
        createHandlers(services, (error) => jobErrors.push(error)),
        signal,
      ),
    /** Has this portal work on its queue by itself, as a process does. */
    startJobs: () =>
      services.jobs.start(
        createHandlers(services, (error) => jobErrors.push(error)),
        (lost) => recoverJobs(services, lost),
      ),
    /** What a process does at its start with the work of one that died. */
    recoverJobs: (lost?: Lost) => recoverJobs(services, lost),
    /** What went wrong in jobs, and was tried again. */
    jobErrors,
    /** Ends what it has begun, and closes the database. */
    close: async () => {
      await services.jobs.stop();
      await services.bus.close();
      services.mailer?.close();
      await database.close();
    },
  };
}

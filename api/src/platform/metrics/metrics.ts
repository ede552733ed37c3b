/**
 * What a Prometheus server reads from this process. Every label is one of a few names of our own, and no number
 * identifies a person.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import type { FairPool } from '../db/fairPool.ts';
import type { EventCounter } from '../lib/eventCounter.ts';
import { readRelease } from '../lib/release.ts';
import type { RequestNotes } from '../lib/requestScope.ts';
import { jobCounts } from './jobCounts.ts';

/** Background parts of the server. */
export type BackgroundPart = 'audit' | 'backups' | 'jobs' | 'news';

/** How much of a part is running and waiting now. */
interface Loaded {
  load: () => { running: number; waiting: number };
}

interface MetricsOptions {
  /** The parts to measure. */
  services: {
    passwords: Loaded;
    pdf: Loaded;
    streams: { readonly size: number };
    signIns: EventCounter<string>;
  };
  database: Pick<Database, 'pool'>;
  /** Background errors, which are retried. */
  errors: EventCounter<BackgroundPart>;
  /** How many sealed entries of the audit log are not in the anchor file; omitted if there is no file. */
  countUnanchored?: (() => Promise<number>) | undefined;
  /** How old the newest backup and the newest proof of one are, in seconds; omitted if there is no schedule. */
  readBackupAges?: (() => Promise<{ backup: number; proof: number }>) | undefined;
}

export interface Metrics {
  /** Counts a request when its response is sent. */
  observeRequest: (notes: RequestNotes, status: number, milliseconds: number) => void;
  contentType: string;
  /** All metrics in Prometheus's text format. */
  read: () => Promise<string>;
  /** Stops the observers of the process. */
  close: () => void;
}

/** Scrapers give up after ten seconds. */
const DATABASE_LIMIT_MS = 3_000;

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A counter whose values come from elsewhere, read on request. */
function registerCounter(
  register: Registry,
  name: string,
  help: string,
  label: string,
  counter: EventCounter<string>,
): void {
  new Counter({
    name,
    help,
    labelNames: [label],
    registers: [register],
    collect() {
      this.reset();
      for (const [value, count] of counter.counts) this.inc({ [label]: value }, count);
    },
  });
}

/** A gauge with several states, read on request. */
function registerGauge(
  register: Registry,
  name: string,
  help: string,
  read: () => Record<string, number>,
): void {
  new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.reset();
      for (const [state, value] of Object.entries(read())) this.set({ state }, value);
    },
  });
}

function watchRequests(register: Registry): Metrics['observeRequest'] {
  const requests = new Counter({
    name: 'portal_requests_total',
    help: 'Requests by operation, the status of the response, and why GraphQL refused.',
    labelNames: ['handler', 'status', 'code'],
    registers: [register],
  });
  const durations = new Histogram({
    name: 'portal_request_duration_seconds',
    help: 'Time from a request to the beginning of its response.',
    labelNames: ['handler'],
    buckets: SECONDS,
    registers: [register],
  });
  return ({ route = 'other', operation, code = '' }, status, milliseconds) => {
    const handler = operation ?? route;
    requests.inc({ handler, status, code });
    durations.observe({ handler }, milliseconds / 1000);
  };
}

function watchDatabase(register: Registry, pool: FairPool): void {
  // First, so that the query below is not counted.
  registerGauge(
    register,
    'portal_database_connections',
    'Connections of the pool, and requests for one.',
    () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      awaited: pool.awaited,
    }),
  );
  // One query for both: a database that can count the jobs is up.
  const ask = shared(() => withinLimit(jobCounts(pool)));
  new Gauge({
    name: 'portal_database_up',
    help: '1 when the database has answered just now.',
    registers: [register],
    async collect() {
      this.set((await ask()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'portal_jobs',
    help: 'Jobs in the queue, those of all processes; omitted while the database is unavailable.',
    labelNames: ['queue', 'state'],
    registers: [register],
    async collect() {
      this.reset();
      for (const { queue, state, count } of (await ask()) ?? []) this.set({ queue, state }, count);
    },
  });
}

/** Joined with other metrics, it shows their version. */
function nameRelease(register: Registry): void {
  const { version, commit } = readRelease();
  new Gauge({
    name: 'carrier_portal_build_info',
    help: 'Always 1; the labels say which version runs.',
    labelNames: ['version', 'commit'],
    registers: [register],
  }).set({ version, commit }, 1);
}

function watchAnchor(register: Registry, countUnanchored: () => Promise<number>): void {
  new Gauge({
    name: 'portal_audit_anchor_lag',
    help: 'Sealed entries of the audit log that are not in AUDIT_ANCHOR_FILE yet.',
    registers: [register],
    async collect() {
      this.reset();
      const behind = await withinLimit(countUnanchored());
      if (behind !== null) this.set(behind);
    },
  });
}

function watchBackups(register: Registry, readAges: () => Promise<{ backup: number; proof: number }>): void {
  const ask = shared(() => withinLimit(readAges()));
  const registerAge = (name: string, help: string, what: 'backup' | 'proof') =>
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        this.reset();
        const ages = await ask();
        if (ages) this.set(ages[what]);
      },
    });
  registerAge('portal_backup_age_seconds', 'Time since the last scheduled backup.', 'backup');
  registerAge(
    'portal_backup_proof_age_seconds',
    'Time since a scheduled backup was last restored as a test and found intact.',
    'proof',
  );
}

/** The database's response; null if there is none in time for the scraper. */
const withinLimit = <T>(response: Promise<T>): Promise<T | null> =>
  Promise.race([response.catch(() => null), sleep(DATABASE_LIMIT_MS, null, { ref: false })]);

/** Concurrent callers share one result. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | undefined;
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

export function createMetrics(options: MetricsOptions): Metrics {
  const { services, database, errors, countUnanchored, readBackupAges } = options;
  const register = new Registry();
  collectDefaultMetrics({ register });
  nameRelease(register);
  const observeRequest = watchRequests(register);
  watchDatabase(register, database.pool);
  const { passwords, pdf, streams, signIns } = services;
  registerGauge(register, 'portal_password_checks', 'Passwords being hashed or waiting for it.', () =>
    passwords.load(),
  );
  registerGauge(register, 'portal_documents', 'PDF files being generated or waiting for it.', () =>
    pdf.load(),
  );
  registerGauge(register, 'portal_streams', 'Open pages that follow changes.', () => ({
    open: streams.size,
  }));
  if (countUnanchored) watchAnchor(register, countUnanchored);
  if (readBackupAges) watchBackups(register, readBackupAges);
  registerCounter(register, 'portal_sign_ins_total', 'Sign-ins by how they ended.', 'outcome', signIns);
  registerCounter(register, 'portal_background_faults_total', 'Errors outside of requests.', 'part', errors);
  return {
    observeRequest,
    contentType: register.contentType,
    read: () => register.metrics(),
    close: () => register.clear(),
  };
}

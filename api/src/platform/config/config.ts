/**
 * The settings: the only code that reads the environment. An invalid one stops the start with one line that names it.
 */
import { resolve } from 'node:path';
import cron from 'cron-parser';
import { z } from 'zod';
import { splitHosts } from '../lib/databaseHosts.ts';
import { databaseUrlIssue } from './databaseTls.ts';
import { readSecretFiles, toFileVariable } from './secretFiles.ts';

export interface Settings {
  port: number;
  host: string;
  /** The address that people open, as an origin; undefined if none is given (see `toPublicUrl`). */
  publicUrl?: string;
  /** Absolute path of the folder for the embedded database and the generated secrets. */
  dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string;
  adminEmail?: string;
  adminPassword?: string;
  /** Whether anyone can request an account, or no one. */
  registration: 'closed' | 'approval';
  /** How many minutes a sign-in or confirmation counts as fresh; with 0, every action needs its own confirmation. */
  freshSessionMinutes: number;
  /** Seconds of database time per caller in five minutes; 0 for no limit. */
  databaseSeconds: number;
  /** The same for the threads that make PDFs. */
  documentSeconds: number;
  /** Changes per caller in five minutes; 0 for no limit. */
  changes: number;
  /** The company's time zone: it defines 'today' and the current week. */
  timeZone: string;
  /** How many proxies to trust for the client's address. */
  trustProxy: number;
  /** As given, not decoded yet; see `loadSecrets`. */
  jwtSecret?: string;
  dataKey?: string;
  /** Previous data keys, newest first. */
  previousDataKeys?: string[];
  /** The mail server; without it, the portal sends no email. */
  smtp?: { url: string; from: string };
  /** Absolute path of the append-only file to which the links of the audit log are written. */
  auditAnchorFile?: string;
  /** When the portal backs up by itself, in cron words, and the folder for backups; undefined if it never does. */
  backups?: { at: string; folder: string };
  /** The token of a metrics scraper; without it, there are no metrics. */
  metricsToken?: string;
  logLevel: LogLevel;
  /** Whether the sample company, whose passwords are public, can be served to other machines. */
  demoOnNetwork?: boolean;
}

/** From most to none. */
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** An invalid setting; its message is one line that names the variable. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
};

/** Whether there are moments that the five words of a crontab name. */
const isCron = (words: string): boolean => {
  try {
    return words.trim().split(/\s+/).length === 5 && cron.parseExpression(words).hasPrev();
  } catch {
    return false;
  }
};

const wholeNumber = (most: number, least = 0) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most);

const ServerUrl = z.url({ protocol: /^postgres(ql)?$/ });

const Environment = z.object({
  PORT: wholeNumber(65_535).default(4000).describe('a whole number from 0 to 65535'),
  HOST: z.string().min(1).default('127.0.0.1').describe('an address or host name to listen on'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(
      (value) => URL.canParse(value) && value.replace(/\/$/, '').toLowerCase() === new URL(value).origin,
    )
    .transform((value) => new URL(value).origin)
    .optional()
    .describe('the address people open, without a path, like https://portal.example.com'),
  DATA_DIR: z.string().min(1).default('./data').describe('the path of a folder'),
  DATABASE_URL: z
    .string()
    .refine((value) => splitHosts(value).every((url) => ServerUrl.safeParse(url).success))
    .optional()
    .describe('a URL like postgresql://user:password@host:5432/database'),
  ADMIN_EMAIL: z.email().max(254).optional().describe('an email address'),
  ADMIN_PASSWORD: z.string().min(1).optional().describe('a password'),
  JWT_SECRET: z
    .string()
    .refine((value) => Buffer.byteLength(value) >= 32)
    .optional()
    .describe('a text of at least 32 bytes'),
  DATA_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/)
    .optional()
    .describe('32 bytes in base64 (44 characters), as `openssl rand -base64 32` prints them'),
  DATA_KEY_PREVIOUS: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=( *, *[A-Za-z0-9+/]{43}=)*$/)
    .transform((list) => list.split(',').map((key) => key.trim()))
    .optional()
    .describe('the keys that DATA_KEY was before, the newest first, with commas between them'),
  REGISTRATION: z.enum(['closed', 'approval']).default('closed').describe('closed or approval'),
  FRESH_SESSION_MINUTES: wholeNumber(720, 1).default(10).describe('a whole number of minutes from 1 to 720'),
  CALLER_DATABASE_SECONDS: wholeNumber(3_600).default(30).describe('a whole number from 0 to 3600'),
  CALLER_PDF_SECONDS: wholeNumber(3_600).default(60).describe('a whole number from 0 to 3600'),
  CALLER_CHANGES: wholeNumber(100_000).default(600).describe('a whole number from 0 to 100000'),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone)
    .default('America/New_York')
    .describe('a time zone like America/New_York'),
  TRUST_PROXY: wholeNumber(10)
    .default(0)
    .describe('how many proxies to believe, a whole number from 0 to 10'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./ })
    .optional()
    .describe('a URL like smtp://user:password@mail.example.com:587'),
  SMTP_FROM: z
    .string()
    .regex(/^(?:[^<>\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u)
    .max(254)
    .optional()
    .describe('an email address, or a name and an address, like Example Freight <portal@example.com>'),
  AUDIT_ANCHOR_FILE: z.string().min(1).optional().describe('the path of a file'),
  BACKUP_SCHEDULE: z
    .string()
    .transform((value) => value.replace(/^([01]\d|2[0-3]):([0-5]\d)$/, '$2 $1 * * *'))
    .refine(isCron)
    .optional()
    .describe('a time of day like 02:00, or the five words of cron like 0 2 * * *'),
  BACKUP_TARGET: z.string().min(1).optional().describe('the path of a folder'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,200}=*$/)
    .optional()
    .describe('a token of at least 16 letters, digits or signs of base64'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .default('info')
    .describe(`${LOG_LEVELS.slice(0, -1).join(', ')} or ${LOG_LEVELS.at(-1)}`),
  DEMO_ON_NETWORK: z.enum(['0', '1']).default('0').describe('0 or 1'),
});

/**
 * Reads the settings, secrets from their files too. An empty variable counts as not set.
 * @throws SettingsError for the first invalid one, without repeating its value, which may be secret.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const values = readValues(env);
  requireTogether(values);
  requireTls(values);
  return toSettings(values);
}

/**
 * The settings for a move from DATA_DIR to the server of DATABASE_URL; the keys still come from the folder.
 * @throws SettingsError as `readSettings` does, and if no server is named.
 */
export function readMoveSettings(env: NodeJS.ProcessEnv = process.env): Settings & { databaseUrl: string } {
  const values = readValues(env);
  requireTls(values);
  const { databaseUrl, ...settings } = toSettings(values);
  if (!databaseUrl)
    throw new SettingsError('DATABASE_URL must name the empty database of a PostgreSQL server to move to.');
  return { ...settings, databaseUrl };
}

function readValues(env: NodeJS.ProcessEnv): Values {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const files = readSecretFiles(given, (message) => new SettingsError(message));
  const read = Environment.safeParse({ ...given, ...files });
  if (!read.success) {
    const name = read.error.issues[0]?.path[0] as keyof typeof Environment.shape;
    const place = name in files ? ` in the file of ${toFileVariable(name)}` : '';
    throw new SettingsError(`${name}${place} must be ${Environment.shape[name].description}.`);
  }
  return read.data;
}

function toSettings(values: Values): Settings {
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    registration: values.REGISTRATION,
    freshSessionMinutes: values.FRESH_SESSION_MINUTES,
    databaseSeconds: values.CALLER_DATABASE_SECONDS,
    documentSeconds: values.CALLER_PDF_SECONDS,
    changes: values.CALLER_CHANGES,
    timeZone: values.TIME_ZONE,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    ...(values.PUBLIC_URL && { publicUrl: values.PUBLIC_URL }),
    ...(values.DATABASE_URL && { databaseUrl: values.DATABASE_URL }),
    ...(values.ADMIN_EMAIL && { adminEmail: values.ADMIN_EMAIL }),
    ...(values.ADMIN_PASSWORD && { adminPassword: values.ADMIN_PASSWORD }),
    ...(values.JWT_SECRET && { jwtSecret: values.JWT_SECRET }),
    ...(values.DATA_KEY && { dataKey: values.DATA_KEY }),
    ...(values.DATA_KEY_PREVIOUS && { previousDataKeys: values.DATA_KEY_PREVIOUS }),
    ...(values.SMTP_URL && values.SMTP_FROM && { smtp: { url: values.SMTP_URL, from: values.SMTP_FROM } }),
    ...(values.AUDIT_ANCHOR_FILE && { auditAnchorFile: resolve(values.AUDIT_ANCHOR_FILE) }),
    ...(values.BACKUP_SCHEDULE &&
      values.BACKUP_TARGET && {
        backups: { at: values.BACKUP_SCHEDULE, folder: resolve(values.BACKUP_TARGET) },
      }),
    ...(values.METRICS_TOKEN && { metricsToken: values.METRICS_TOKEN }),
    ...(values.DEMO_ON_NETWORK === '1' && { demoOnNetwork: true }),
  };
}

type Values = z.infer<typeof Environment>;

function requireTogether(values: Values): void {
  if (values.ADMIN_PASSWORD && !values.ADMIN_EMAIL)
    throw new SettingsError('ADMIN_EMAIL must be set if ADMIN_PASSWORD is set.');
  if (values.DATA_KEY_PREVIOUS && !values.DATA_KEY)
    throw new SettingsError('DATA_KEY must be set if DATA_KEY_PREVIOUS is set.');
  if (values.SMTP_FROM && !values.SMTP_URL)
    throw new SettingsError('SMTP_URL must be set if SMTP_FROM is set.');
  if (values.SMTP_URL && !values.SMTP_FROM)
    throw new SettingsError('SMTP_FROM must be set if SMTP_URL is set.');
  if (values.SMTP_URL && !values.PUBLIC_URL)
    throw new SettingsError('PUBLIC_URL must be set if SMTP_URL is set: links in mail lead there.');
  if (values.BACKUP_SCHEDULE && !values.BACKUP_TARGET)
    throw new SettingsError('BACKUP_TARGET must be set if BACKUP_SCHEDULE is set.');
  if (values.BACKUP_TARGET && !values.BACKUP_SCHEDULE)
    throw new SettingsError('BACKUP_SCHEDULE must be set if BACKUP_TARGET is set.');
  for (const name of ['JWT_SECRET', 'DATA_KEY'] as const) {
    if (values.DATABASE_URL && !values[name])
      throw new SettingsError(`${name} must be set if DATABASE_URL is set: every server needs the same one.`);
  }
}

function requireTls({ DATABASE_URL }: Values): void {
  const issue = DATABASE_URL && databaseUrlIssue(DATABASE_URL);
  if (issue) throw new SettingsError(`DATABASE_URL must be ${issue}.`);
}

/** The server for the tests, instead of the embedded database. */
export const readTestDatabaseUrl = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  env.TEST_DATABASE_URL || undefined;

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readMoveSettings, readSettings, SettingsError } from './config.ts';
import { SECRETS as SECRET_NAMES } from './secretFiles.ts';

const SECRETS = { JWT_SECRET: 'x'.repeat(32), DATA_KEY: Buffer.alloc(32, 7).toString('base64') };

test('needs no setting at all', () => {
  expect(readSettings({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    registration: 'closed',
    freshSessionMinutes: 10,
    databaseSeconds: 30,
    documentSeconds: 60,
    changes: 600,
    timeZone: 'America/New_York',
    trustProxy: 0,
    logLevel: 'info',
  });
});

test('a variable set to nothing counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toEqual(readSettings({}));
});

test('takes every setting', () => {
  const url = 'postgresql://portal:secret@db.example.com:5432/portal?sslmode=verify-full';
  const settings = readSettings({
    ...SECRETS,
    DATABASE_URL: url,
    PORT: '0',
    HOST: '::',
    PUBLIC_URL: 'https://Portal.example.com/',
    TIME_ZONE: 'America/Chicago',
    REGISTRATION: 'approval',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    FRESH_SESSION_MINUTES: '5',
    CALLER_DATABASE_SECONDS: '120',
    CALLER_PDF_SECONDS: '0',
    CALLER_CHANGES: '1000',
    ADMIN_EMAIL: 'ada@example.com',
    ADMIN_PASSWORD: 'Right-1234',
    AUDIT_ANCHOR_FILE: '/mnt/anchor/audit.jsonl',
    METRICS_TOKEN: 'scraper+of/Main-Street==',
    SMTP_URL: 'smtps://portal:secret@mail.example.com',
    SMTP_FROM: 'Example Freight <portal@example.com>',
    BACKUP_SCHEDULE: '02:00',
    BACKUP_TARGET: '/mnt/backups',
    DEMO_ON_NETWORK: '1',
  });
  expect(settings.backups).toEqual({ at: '00 02 * * *', folder: '/mnt/backups' });
  expect(settings).toMatchObject({ metricsToken: 'scraper+of/Main-Street==', demoOnNetwork: true });
  expect(settings).toMatchObject({ databaseUrl: url, port: 0, host: '::', timeZone: 'America/Chicago' });
  expect(settings.publicUrl).toBe('https://portal.example.com');
  expect(settings).toMatchObject({
    registration: 'approval',
    trustProxy: 1,
    logLevel: 'warn',
    freshSessionMinutes: 5,
    databaseSeconds: 120,
    documentSeconds: 0,
    changes: 1000,
    adminEmail: 'ada@example.com',
    smtp: { url: 'smtps://portal:secret@mail.example.com', from: 'Example Freight <portal@example.com>' },
    auditAnchorFile: '/mnt/anchor/audit.jsonl',
  });
});

test('takes the previous data keys, newest first', () => {
  const [newer, older] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
  expect(readSettings({ ...SECRETS, DATA_KEY_PREVIOUS: `${newer}, ${older}` }).previousDataKeys).toEqual([
    newer,
    older,
  ]);
});

test('a move takes its keys from the folder, and needs to know where to', () => {
  const url = 'postgres://db.example.com/portal?sslmode=verify-full';
  expect(readMoveSettings({ DATABASE_URL: url, DATA_DIR: '/srv/portal' })).toMatchObject({
    databaseUrl: url,
    dataDir: '/srv/portal',
  });
  expect(() => readMoveSettings({})).toThrow(/^DATABASE_URL must name the empty database/);
  expect(() => readMoveSettings({ DATABASE_URL: 'postgres://db.example.com/portal' })).toThrow(/sslmode/);
});

const MAIL = { SMTP_URL: 'smtp://localhost', SMTP_FROM: 'portal@example.com' };

describe('refuses, naming the variable', () => {
  test.each<[string, NodeJS.ProcessEnv]>([
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '80a' }],
    ['PORT', { PORT: '-1' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'portal.example.com' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://portal.example.com' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://portal.example.com/dashboard' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://ada@portal.example.com' }],
    ['DATABASE_URL', { ...SECRETS, DATABASE_URL: 'mysql://db.example.com/portal' }],
    ['DATABASE_URL', { ...SECRETS, DATABASE_URL: 'db.example.com' }],
    ['DATABASE_URL', { ...SECRETS, DATABASE_URL: 'postgres://db.example.com/portal' }],
    ['JWT_SECRET', { DATABASE_URL: 'postgres://db.example.com/portal', DATA_KEY: SECRETS.DATA_KEY }],
    ['DATA_KEY', { DATABASE_URL: 'postgres://db.example.com/portal', JWT_SECRET: SECRETS.JWT_SECRET }],
    ['JWT_SECRET', { JWT_SECRET: 'x'.repeat(31) }],
    ['DATA_KEY', { DATA_KEY: Buffer.alloc(31).toString('base64') }],
    ['DATA_KEY', { DATA_KEY: 'not base64' }],
    ['DATA_KEY', { DATA_KEY_PREVIOUS: SECRETS.DATA_KEY }],
    ['DATA_KEY_PREVIOUS', { ...SECRETS, DATA_KEY_PREVIOUS: `${SECRETS.DATA_KEY},` }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'x'.repeat(15) }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'not a token, for it has spaces' }],
    ['DATA_KEY_PREVIOUS', { ...SECRETS, DATA_KEY_PREVIOUS: 'the old one' }],
    ['REGISTRATION', { REGISTRATION: 'open' }],
    ['TIME_ZONE', { TIME_ZONE: 'America/Nowhere' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['FRESH_SESSION_MINUTES', { FRESH_SESSION_MINUTES: '10m' }],
    ['FRESH_SESSION_MINUTES', { FRESH_SESSION_MINUTES: '0' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['DEMO_ON_NETWORK', { DEMO_ON_NETWORK: 'yes' }],
    ['PUBLIC_URL', MAIL],
    ['SMTP_URL', { SMTP_FROM: MAIL.SMTP_FROM }],
    ['SMTP_URL', { ...MAIL, SMTP_URL: 'mail.example.com:587' }],
    ['SMTP_FROM', { SMTP_URL: MAIL.SMTP_URL }],
    ['SMTP_FROM', { ...MAIL, SMTP_FROM: 'Example Freight' }],
    ['SMTP_FROM', { ...MAIL, SMTP_FROM: 'Portal\n<portal@example.com>' }],
    ['BACKUP_TARGET', { BACKUP_SCHEDULE: '02:00' }],
    ['BACKUP_SCHEDULE', { BACKUP_TARGET: '/mnt/backups' }],
    ['BACKUP_SCHEDULE', { BACKUP_SCHEDULE: '2:00', BACKUP_TARGET: '/mnt/backups' }],
    ['BACKUP_SCHEDULE', { BACKUP_SCHEDULE: '24:00', BACKUP_TARGET: '/mnt/backups' }],
    ['BACKUP_SCHEDULE', { BACKUP_SCHEDULE: '0 2 * *', BACKUP_TARGET: '/mnt/backups' }],
    ['BACKUP_SCHEDULE', { BACKUP_SCHEDULE: '0 2 31 2 *', BACKUP_TARGET: '/mnt/backups' }],
    ['BACKUP_SCHEDULE', { BACKUP_SCHEDULE: '0 24 * * *', BACKUP_TARGET: '/mnt/backups' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'ada' }],
    ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'Right-1234' }],
  ])('%s in %o', (name, env) => {
    expect(() => readSettings(env)).toThrow(SettingsError);
    expect(() => readSettings(env)).toThrow(new RegExp(`^${name} must be .*\\.$`));
  });

  test('a secret is not repeated in the message', () => {
    expect(() => readSettings({ JWT_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  });
});

describe('a secret from a file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-settings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const fileWith = (content: string): string => {
    const path = join(folder, 'secret');
    writeFileSync(path, content);
    return path;
  };
  const URL = 'postgresql://portal:secret@localhost/portal';
  const VALUES: Record<(typeof SECRET_NAMES)[number], string> = {
    ...SECRETS,
    DATABASE_URL: URL,
    ADMIN_PASSWORD: 'Right-1234',
    DATA_KEY_PREVIOUS: Buffer.alloc(32, 6).toString('base64'),
    SMTP_URL: 'smtps://portal:secret@mail.example.com',
    METRICS_TOKEN: 'scraper+of/Main-Street==',
  };
  const OTHERS = {
    ADMIN_EMAIL: 'ada@example.com',
    PUBLIC_URL: 'https://portal.example.com',
    SMTP_FROM: 'portal@example.com',
  };

  test.each(SECRET_NAMES)('%s is its content without the last newline', (name) => {
    const { [name]: value, ...rest } = VALUES;
    for (const end of ['', '\n', '\r\n'])
      expect(readSettings({ ...OTHERS, ...rest, [`${name}_FILE`]: fileWith(value + end) })).toEqual(
        readSettings({ ...OTHERS, ...VALUES }),
      );
  });

  test('keeps every other space, which may belong to a password', () => {
    const path = fileWith(' Right-1234 \n\n');
    expect(readSettings({ ...OTHERS, ADMIN_PASSWORD_FILE: path, SMTP_FROM: '' }).adminPassword).toBe(
      ' Right-1234 \n',
    );
  });

  test.each(SECRET_NAMES)('%s is refused together with the variable itself, naming both', (name) => {
    expect(() => readSettings({ [name]: VALUES[name], [`${name}_FILE`]: fileWith(VALUES[name]) })).toThrow(
      new SettingsError(`${name} and ${name}_FILE are both set: leave one of them out.`),
    );
  });

  test('an empty variable is no second one', () => {
    expect(
      readSettings({ METRICS_TOKEN: '', METRICS_TOKEN_FILE: fileWith(VALUES.METRICS_TOKEN) }),
    ).toMatchObject({ metricsToken: VALUES.METRICS_TOKEN });
  });

  test('is refused where no one can read it, and where nothing is in it', () => {
    const absent = join(folder, 'absent');
    expect(() => readSettings({ DATA_KEY_FILE: absent })).toThrow(
      `DATA_KEY_FILE names ${absent}, which cannot be read: it does not exist.`,
    );
    expect(() => readSettings({ DATA_KEY_FILE: folder })).toThrow('cannot be read: it is a folder.');
    const empty = fileWith('\n');
    expect(() => readSettings({ DATA_KEY_FILE: empty })).toThrow(
      `DATA_KEY_FILE names ${empty}, which is empty.`,
    );
  });

  test('is not repeated in the message about it', () => {
    expect(() => readSettings({ JWT_SECRET_FILE: fileWith('hunter2\n') })).toThrow(
      'JWT_SECRET in the file of JWT_SECRET_FILE must be a text of at least 32 bytes.',
    );
  });
});

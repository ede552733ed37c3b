import { expect, test } from 'vitest';
import { readSettings } from '../platform/config/config.ts';
import { toDemoSettings } from './settings.ts';

const demo = (env: NodeJS.ProcessEnv) => toDemoSettings(readSettings(env));

test('the demo keeps to its own folder and database', () => {
  const settings = demo({
    DATA_DIR: '/srv/portal',
    DATABASE_URL: 'postgresql://localhost/portal',
    JWT_SECRET: 'x'.repeat(32),
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
  expect(settings).toMatchObject({ dataDir: '/srv/portal/demo', host: '127.0.0.1' });
  expect(settings.databaseUrl).toBeUndefined();
});

test.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost', 'LocalHost'])('the demo listens on %s', (HOST) => {
  expect(demo({ HOST }).host).toBe(HOST);
});

test.each(['0.0.0.0', '::', '::ffff:0.0.0.0', '0', '192.0.2.1', 'demo.example.com', 'localhost.example.com'])(
  'the demo refuses %s unless told',
  (HOST) => {
    expect(() => demo({ HOST })).toThrow(/^HOST .* passwords are public.* DEMO_ON_NETWORK=1/);
    expect(() => demo({ HOST, DEMO_ON_NETWORK: '0' })).toThrow(/^HOST /);
    expect(demo({ HOST, DEMO_ON_NETWORK: '1' }).host).toBe(HOST);
  },
);

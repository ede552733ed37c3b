/** A DATABASE_URL with several hosts, of two servers: one that takes writes, and one that is like a standby. */
import { type AddressInfo, createServer } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../../../test/faults/support/postgres.ts';
import { readTestDatabaseUrl } from '../config/config.ts';
import { postgresBus } from '../live/postgresBus.ts';
import { openDatabase } from './database.ts';

const url = readTestDatabaseUrl();

/** A port at which no one listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const open = (hosts: string) =>
  openDatabase(
    { dataDir: '', databaseUrl: `postgresql://portal@${hosts}/postgres?target_session_attrs=read-write` },
    pino({ level: 'silent' }),
  );

describe.runIf(url)('of several servers', () => {
  let standby: TestPostgres;
  let nowhere: string;
  const host = (server: string) => new URL(server).host;
  beforeAll(async () => {
    const settings = { durable: false, default_transaction_read_only: 'on' };
    standby = (await startTestPostgres(settings as object))!;
    nowhere = `127.0.0.1:${await closedPort()}`;
  });
  afterAll(() => standby.stop());

  test.each(['first', 'last'])('the one that takes writes is used, where it comes %s', async (place) => {
    const others = [nowhere, host(standby.url)];
    const hosts = place === 'first' ? [host(url!), ...others] : [...others, host(url!)];
    const database = await open(hosts.join(','));
    onTestFinished(() => database.close());
    const { rows } = await database.pool.query(
      `SELECT current_setting('port') AS port, current_setting('transaction_read_only') AS "readOnly"`,
    );
    expect(rows).toEqual([{ port: new URL(url!).port, readOnly: 'off' }]);
  });

  test('changes are heard from the one that takes writes', async () => {
    const database = await open(`${nowhere},${host(standby.url)},${host(url!)}`);
    onTestFinished(() => database.close());
    const errors: unknown[] = [];
    const bus = postgresBus({ database, onError: (error) => errors.push(error) });
    onTestFinished(() => bus.close());
    bus.open();
    const listening = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'carrier-portal-live' AND query LIKE 'LISTEN%'`;
    await expect.poll(async () => (await database.pool.query(listening)).rowCount).toBe(1);
    expect(errors).toEqual([]);
  });

  test('none that takes writes is said, with all that were tried', async () => {
    const [one, two] = [nowhere, host(standby.url)];
    await expect(open(`${one},${two}`)).rejects.toThrow(
      `DATABASE_URL: the PostgreSQL server at ${one} or ${two} cannot be used: the server takes no writes`,
    );
  });
});

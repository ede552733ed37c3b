/** A disk that is full: nothing that was acknowledged goes, what is there can be read, and space is all it takes. */
import { cpSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { asksToComeBack, type Call, send, signInAll } from './support/client.ts';
import { ADMIN, companyOnPostgres, DRIVERS, MANAGERS } from './support/company.ts';
import { setToWork } from './support/crew.ts';
import { inDatabase, type Place } from './support/database.ts';
import { brokenRules } from './support/invariants.ts';
import { hasPostgres } from './support/postgres.ts';
import { type Server, start } from './support/server.ts';
import { canMount, type SmallDisk, smallDisk } from './support/smallDisk.ts';
import { until } from './support/until.ts';
import { FIRST_MONDAY, logDay, processWeek, submitWeek } from './support/weeks.ts';

const long = Boolean(process.env.LONG);
const TIMES = long ? 5 : 1;
const LIMIT = { timeout: TIMES * 600_000 };

/** Fills the disk under load, looks around, and makes room again. */
async function outlive(place: Place, disk: SmallDisk): Promise<Server> {
  const server = await start(place);
  const { url } = server;
  const { admin, storm, acknowledged, refused, work, expectNothingLost } = await setToWork(url);

  const filling = async () => {
    for (let time = 0; time < TIMES; time += 1) {
      await work(10);
      const before = refused.length;
      disk.fill();
      await until('thirty refusals', () => refused.length >= before + 30);
      for (const path of ['/api/auth/me', '/api/payroll', '/api/time-logs', '/healthz'])
        expect((await send(url, { path, token: admin.token })).status, path).toBe(200);
      disk.free();
      await work(10);
    }
  };
  await Promise.race([filling(), storm.error]);
  await storm.stop();
  expect(await server.kill('SIGTERM')).toBe(0);

  for (const response of refused)
    expect(JSON.stringify(response?.body)).not.toMatch(/space|disk|file|extend/i);
  await expectNothingLost(place);
  console.log(
    `${TIMES} times full: ${acknowledged.days.length} days acknowledged, ${refused.length} refused, 0 lost`,
  );
  return server;
}

test.runIf(canMount)('the disk of the embedded database', LIMIT, async () => {
  const disk = smallDisk(200);
  const dataDir = `${disk.folder}/data`;
  cpSync(inject('companyTemplate'), dataDir, { recursive: true });
  const server = await outlive({ dataDir }, disk);
  expect(server.output().match(/ended unexpectedly/g) ?? []).toHaveLength(0);
});

test.runIf(canMount && hasPostgres && long)('the disk of a PostgreSQL server', LIMIT, async () => {
  const disk = smallDisk(300);
  const { place } = await companyOnPostgres(disk.folder);
  await outlive(place, disk);
});

test.runIf(hasPostgres)('what cannot be entered in the audit log is not done', async () => {
  const { place } = await companyOnPostgres();
  const server = await start(place);
  const [admin, manager, driver, other] = await signInAll(server.url, [
    ADMIN,
    MANAGERS[0]!,
    ...DRIVERS.slice(0, 2),
  ]);
  const calls: Call[] = [
    logDay(driver!, FIRST_MONDAY),
    submitWeek(driver!, FIRST_MONDAY),
    processWeek(manager!, driver!.id, FIRST_MONDAY, 'the key'),
    {
      path: `/api/staff/${other!.id}/pay-rate`,
      method: 'PUT',
      token: manager!.token,
      body: { dailyRate: 300 },
    },
    { path: `/api/contractors/${other!.id}`, method: 'DELETE', token: manager!.token },
    { path: '/api/auth/me', method: 'PUT', token: driver!.token, body: { firstName: 'Other' } },
    { path: '/api/reports/tax-summary', token: admin!.token, body: { year: 2025 } },
  ];
  const contents = () =>
    inDatabase(place, async (query) => {
      const tables = [
        'User',
        'TimeLog',
        'PayrollRun',
        'PayrollEntry',
        'PayRate',
        'Report',
        'AuditLog',
        'Session',
      ];
      const rows = [];
      for (const table of tables) rows.push(await query(`SELECT * FROM "${table}" ORDER BY 1`));
      return rows;
    });
  const arrange = (sql: string) => inDatabase(place, (query) => query(sql));

  const before = await contents();
  await arrange(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON "AuditLog" FOR EACH STATEMENT EXECUTE FUNCTION full_disk()`);
  for (const call of calls) {
    const response = await send(server.url, call);
    expect(asksToComeBack(response), `${call.path}: ${JSON.stringify(response)}`).toBe(true);
  }
  expect(await contents()).toEqual(before);

  await arrange('DROP TRIGGER full_disk ON "AuditLog"');
  for (const call of calls) expect((await send(server.url, call)).status, call.path).toBeLessThan(300);
  expect(await brokenRules(place)).toEqual({});
});

import { writeFileSync } from 'node:fs';
import { foundCompany, newPlace } from './company/company.ts';
import { volumes } from './company/volumes.ts';
import { startPortal } from './servers/fleet.ts';
import { SCREENS } from './operations/screens.ts';
import { toBody, webDocument } from './operations/documents.ts';
import pg from 'pg';
const url = process.env.TEST_DATABASE_URL!;
const company = await foundCompany(newPlace('/tmp/bk', url), volumes(false));
const portal = await startPortal(company.place);
const pool = new pg.Pool({ connectionString: url }); await pool.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
const only = process.argv.slice(2);
for (const screen of SCREENS) {
  if (only.length && !only.some((w) => screen.title.includes(w))) continue;
  const { token } = screen.asker === 'driver' ? company.drivers[0]! : company[screen.asker];
  const body = toBody(webDocument(screen.document), screen.variables(company), portal);
  const ask = async () => { const r = await fetch(`${portal.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body }); const t = await r.text(); if (t.includes('"errors"')) console.log(t.slice(0, 300)); return t.length; };
  for (let i = 0; i < 5; i++) await ask();
  await pool.query('select pg_stat_statements_reset()');
  const began = performance.now(); let size = 0;
  for (let i = 0; i < 10; i++) size = await ask();
  console.log(`\n## ${screen.title}: ${((performance.now() - began) / 10).toFixed(1)} ms, ${size} bytes`);
  const { rows } = await pool.query(`select calls, round(mean_exec_time::numeric,2) ms, left(query, 9000) q from pg_stat_statements where query not like '%pg_stat%' order by total_exec_time desc limit 1`);
  for (const r of rows) console.log(r.calls, r.ms, r.q.replace(/\s+/g, ' '));
}
console.log(url);
if (process.env.STAY) await new Promise((r) => setTimeout(r, 3600_000));
await portal.stop(); await pool.end(); process.exit(0);

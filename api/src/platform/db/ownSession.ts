/**
 * Whether a connection is a session on the server. With a pooler that gives each transaction another connection,
 * settings and locks would stay on connections that others use, and notifications would not arrive.
 */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** The process number that the server sent at the start; the driver's types leave it out. */
const introducedAs = (client: pg.PoolClient): unknown =>
  (client as pg.PoolClient & { processID: number | null }).processID;

export async function hasOwnSession(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  let listens = false;
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    // A pooler introduces itself, because it doesn't know yet which connection will serve.
    if (rows[0]?.pid === introducedAs(client)) return true;
    listens = true;
    return await hears(client, pool);
  } finally {
    client.release(listens);
  }
}

/** Whether the listening connection is still this client's when another one notifies it. */
async function hears(client: pg.PoolClient, pool: pg.Pool): Promise<boolean> {
  const channel = `portal_${randomUUID().replaceAll('-', '')}`;
  let heard = false;
  client.on('notification', (notification) => {
    heard ||= notification.channel === channel;
  });
  await client.query(`LISTEN ${channel}`);
  await pool.query('SELECT pg_notify($1, $2)', [channel, '']);
  // A server hands out what it has been notified of before it answers.
  await client.query('SELECT 1');
  return heard;
}

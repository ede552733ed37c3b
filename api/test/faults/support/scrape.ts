/** The metrics that a running server reports. */
import { expect } from 'vitest';
import { send } from './client.ts';

export const METRICS_TOKEN = 'a-token-for-the-scraper';

/** Every number by its name and labels, such as 'portal_streams{state="open"}'. */
export async function scrape(url: string): Promise<Map<string, number>> {
  const { status, body } = await send(url, { path: '/metrics', token: METRICS_TOKEN });
  expect(status).toBe(200);
  const lines: string[] = body.split('\n').filter((line: string) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

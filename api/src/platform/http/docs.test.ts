import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createDocs } from './docs.ts';
import { secured } from './securityHeaders.ts';

const docs = createDocs();
const visit = async (path: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
  secured(await docs(new Request(`http://portal.test${path}`, { method, headers })));

/** The URLs that the page requests. */
async function listPageFiles(): Promise<string[]> {
  const html = await (await visit('/api/docs')).text();
  return [...html.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, path]) => path!);
}

describe('the page of the API', () => {
  it('runs only files from here, and nothing written into it', async () => {
    const response = await visit('/api/docs');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(await response.text()).not.toMatch(/<script>|<style|\son\w+=|https?:/);
  });

  it('brings all its files along, each cached for good', async () => {
    const paths = await listPageFiles();
    expect(paths).toHaveLength(4);
    for (const path of paths) {
      const file = await visit(path);
      expect(file.status, path).toBe(200);
      expect(file.headers.get('content-type')).toMatch(path.endsWith('.js') ? /javascript/ : /css/);
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await file.text()).length).toBeGreaterThan(0);
    }
  });

  it('is set in the portal’s face and leads back to it', async () => {
    expect(await (await visit('/api/docs')).text()).toContain('<a href="/dashboard">Back to Portal</a>');
    const styles = (await listPageFiles()).find((path) => path.endsWith('/page.css'))!;
    const [, font] = /url\("([^"]+)"\)/.exec(await (await visit(styles)).text())!;
    const file = await visit(new URL(font!, `http://portal.test${styles}`).pathname);
    expect(file.headers.get('content-type')).toBe('font/woff2');
    expect(String(Buffer.from(await file.arrayBuffer()).subarray(0, 4))).toBe('wOF2');
  });

  it('sends the same file compressed to clients that accept it', async () => {
    const path = (await listPageFiles()).find((name) => name.endsWith('.css'))!;
    const [plain, zipped] = [await visit(path), await visit(path, { 'accept-encoding': 'gzip' })];
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(String(gunzipSync(await zipped.arrayBuffer()))).toBe(await plain.text());
  });

  it.each(['/api/docs/swagger-ui.css', '/api/docs/..%2f..%2fpackage.json', '/api/docs/5/x.js'])(
    'has nothing at %s',
    async (path) => expect((await visit(path)).status).toBe(404),
  );

  it('takes nothing', async () => {
    const refused = await visit('/api/docs', { method: 'POST' });
    expect(refused.status).toBe(405);
    expect(refused.headers.get('allow')).toBe('GET, HEAD');
  });
});

/** The portal's page: one HTML file built by Vite, sent with a fresh nonce each time. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePolicy } from './securityHeaders.ts';

/** What Vite leaves in the page for us to fill in. */
const NONCE = /__CSP_NONCE__/g;

/** Makes the answer for every address that is a screen. Undefined when the web client has not been built. */
export function createPage(webFolder: string): (() => Response) | undefined {
  const file = join(webFolder, 'index.html');
  if (!existsSync(file)) return undefined;
  const template = readFileSync(file, 'utf8');
  return () => {
    const nonce = randomBytes(16).toString('base64');
    return new Response(template.replace(NONCE, nonce), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(nonce),
        'cache-control': 'no-store',
      },
    });
  };
}

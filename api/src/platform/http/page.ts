/** The two documents built by Vite, the sign-in page and the portal, each sent with a fresh nonce. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePolicy } from './securityHeaders.ts';

/** What Vite leaves in the page for us to fill in. */
const NONCE = /__CSP_NONCE__/g;
/** Where the sign-in page learns whether anybody may request an account. */
const REGISTRATION = '__REGISTRATION__';

/** Makes the response for every address that is a screen. Undefined when the web client has not been built. */
export function createPage(
  webFolder: string,
  registration: 'closed' | 'approval' = 'closed',
): ((pathname: string) => Response) | undefined {
  const [portal, signIn] = ['index.html', 'login.html'].map((name) => join(webFolder, name));
  if (!existsSync(portal!) || !existsSync(signIn!)) return undefined;
  const templates = {
    portal: readFileSync(portal!, 'utf8'),
    signIn: readFileSync(signIn!, 'utf8').replace(REGISTRATION, registration),
  };
  return (pathname) => {
    const template = pathname === '/login' ? templates.signIn : templates.portal;
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

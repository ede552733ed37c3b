/** The two documents built by Vite, the sign-in page and the portal, each sent with a fresh nonce. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePolicy } from 'rules/pagePolicy';

/** What Vite leaves in the page for us to fill in. */
const NONCE = /__CSP_NONCE__/g;
/** Where the sign-in page learns whether anyone may request an account, and whether a link can be mailed. */
const REGISTRATION = '__REGISTRATION__';
const MAIL = '__MAIL__';

/** The addresses of the portal's screens, which the build leaves beside them, as in /dashboard/people/:id. */
const SCREENS = 'server/screens.json';

/** Whether an address is one of these, as the router in the browser has it: in any case, with a slash behind it or not. */
function toMatcher(paths: readonly string[]): (pathname: string) => boolean {
  const sources = paths.map((path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+'));
  const pattern = new RegExp(`^(${sources.join('|')})/?$`, 'i');
  return (pathname) => pattern.test(pathname);
}

/** Where links of mails lead: who opens them is not signed in yet, so the sign-in page is their document, too. */
const SIGN_IN = ['/login', '/invitation', '/reset-password'];

interface PageOptions {
  registration?: 'closed' | 'approval';
  sendsMail?: boolean;
}

/**
 * Makes the response for an address: the page, with 404 where no screen is there, which the page then says. Undefined when
 * the web client has not been built.
 */
export function createPage(
  webFolder: string,
  { registration = 'closed', sendsMail = false }: PageOptions = {},
): ((pathname: string) => Response) | undefined {
  const [portal, signIn, screens] = ['index.html', 'login.html', SCREENS].map((name) =>
    join(webFolder, name),
  );
  if (![portal, signIn, screens].every((file) => existsSync(file!))) return undefined;
  const isScreen = toMatcher([...SIGN_IN, ...JSON.parse(readFileSync(screens!, 'utf8'))]);
  const templates = {
    portal: readFileSync(portal!, 'utf8'),
    signIn: readFileSync(signIn!, 'utf8')
      .replace(REGISTRATION, registration)
      .replace(MAIL, sendsMail ? 'on' : 'off'),
  };
  return (pathname) => {
    const template = SIGN_IN.includes(pathname) ? templates.signIn : templates.portal;
    const nonce = randomBytes(16).toString('base64');
    return new Response(template.replace(NONCE, nonce), {
      status: isScreen(pathname) ? 200 : 404,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(nonce),
        'cache-control': 'no-store',
      },
    });
  };
}

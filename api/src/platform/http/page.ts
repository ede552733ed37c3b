/** The two documents built by Vite, the sign-in page and the portal, each sent with a fresh nonce. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePolicy } from 'rules/pagePolicy';
import { readRelease } from '../lib/release.ts';

/** Vite's placeholder for the nonce. */
const NONCE = /__CSP_NONCE__/g;
/** Placeholders that tell the sign-in page whether anyone can request an account, and whether email works. */
const REGISTRATION = '__REGISTRATION__';
const MAIL = '__MAIL__';
/** Tells either page its version, because signing in continues in the same document. */
const VERSION = '__VERSION__';

/** The build's list of the portal's screens, such as /dashboard/people/:id. */
const SCREENS = 'server/screens.json';

/**
 * Whether an address matches one of these, as in the browser's router: case-insensitive, with or without a trailing
 * slash.
 */
function toMatcher(paths: readonly string[]): (pathname: string) => boolean {
  const sources = paths.map((path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+'));
  const pattern = new RegExp(`^(${sources.join('|')})/?$`, 'i');
  return (pathname) => pattern.test(pathname);
}

/** Links in emails lead here. People who open them are not signed in yet, so they get the sign-in page too. */
const SIGN_IN = ['/login', '/invitation', '/reset-password'];

interface PageOptions {
  registration?: 'closed' | 'approval';
  sendsMail?: boolean;
}

/**
 * Creates the response for an address: the page, with status 404 if there is no such screen; the page then says so.
 * Undefined if the web client is not built.
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
  const { version } = readRelease();
  const readTemplate = (file: string) => readFileSync(file, 'utf8').replace(VERSION, version);
  const templates = {
    portal: readTemplate(portal!),
    signIn: readTemplate(signIn!)
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

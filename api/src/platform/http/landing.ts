/** The company's public page: static HTML, drawn by a bundle that the web build leaves for us, and kept until the facts change. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chooseEncoding, encodingHeaders } from './encodings.ts';
import { notAcceptable } from './problem.ts';
import { landingPolicy } from './securityHeaders.ts';

/** What the web build's `server/landing.mjs` offers. */
interface LandingBundle<Facts> {
  renderLanding: (facts: Facts) => string;
  /** The text of the page's one style element. */
  styles: string;
}

interface Drawn {
  /** The facts it was drawn from, as JSON. */
  from: string;
  etag: string;
  html: string;
  gzip: Uint8Array<ArrayBuffer>;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Serves `/`. The facts are read for every visitor, one row, so that every server shows a change at once; while they
 * cannot be read, the page is sent as it was last rendered. Undefined when the web client has not been built.
 */
export function createLanding<Facts>(
  webFolder: string,
  readFacts: () => Promise<Facts>,
): ((request: Request) => Promise<Response>) | undefined {
  const file = join(webFolder, 'server', 'landing.mjs');
  if (!existsSync(file)) return undefined;
  let loaded: Promise<LandingBundle<Facts>> | undefined;
  let drawn: Drawn | undefined;

  async function draw(bundle: LandingBundle<Facts>): Promise<Drawn> {
    const facts = await readFacts().catch((error) => {
      if (drawn) return undefined;
      throw error;
    });
    const from = JSON.stringify(facts);
    if (drawn && (facts === undefined || from === drawn.from)) return drawn;
    const html = bundle.renderLanding(facts as Facts);
    drawn = { from, html, etag: `W/"${hash(html)}"`, gzip: new Uint8Array(gzipSync(html)) };
    return drawn;
  }

  return async (request) => {
    loaded ??= import(pathToFileURL(file).href);
    const bundle = await loaded;
    const { etag, html, gzip } = await draw(bundle);
    const headers: Record<string, string> = {
      etag,
      vary: 'accept-encoding',
      'cache-control': 'no-cache',
      // The hash and not a nonce: a copy that a browser has kept must go with the policy of a later 304.
      'content-security-policy': landingPolicy(hash(bundle.styles)),
    };
    if (request.headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers });
    headers['content-type'] = 'text/html; charset=utf-8';
    const encoding = chooseEncoding(request, ['gzip', 'identity']);
    if (!encoding) return notAcceptable();
    return new Response(encoding === 'gzip' ? gzip : html, {
      headers: { ...headers, ...encodingHeaders(encoding) },
    });
  };
}

/** The company's public page: static HTML, rendered by a bundle from the web build and kept until the facts change. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chooseEncoding, encodingHeaders } from './encodings.ts';
import { notAcceptable } from './problem.ts';
import { landingPolicy } from './securityHeaders.ts';

/** The exports of the web build's `server/landing.mjs`. */
interface LandingBundle<Facts> {
  renderLanding: (facts: Facts) => string;
  /** The text of the page's one style element. */
  styles: string;
}

interface Drawn {
  etag: string;
  html: string;
  gzip: Uint8Array<ArrayBuffer>;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Serves `/`. The page is rendered once, and again after the facts have changed, as `watch` reports. While they cannot
 * be read, the old page is sent. Undefined if the web client is not built.
 */
export function createLanding<Facts>(
  webFolder: string,
  readFacts: () => Promise<Facts>,
  watch: (onChange: () => void) => void,
): ((request: Request) => Promise<Response>) | undefined {
  const file = join(webFolder, 'server', 'landing.mjs');
  if (!existsSync(file)) return undefined;
  let loaded: Promise<LandingBundle<Facts>> | undefined;
  let drawn: Drawn | undefined;
  /** How many times the facts have changed, and the count when the page was rendered. */
  let changes = 0;
  let drawnAt = -1;

  async function drawAnew(bundle: LandingBundle<Facts>): Promise<Drawn> {
    const at = changes;
    const facts = await readFacts().catch((error) => {
      if (drawn) return undefined;
      throw error;
    });
    if (drawn && facts === undefined) return drawn;
    const html = bundle.renderLanding(facts as Facts);
    drawn = { html, etag: `W/"${hash(html)}"`, gzip: new Uint8Array(gzipSync(html)) };
    drawnAt = at;
    return drawn;
  }

  function load(): Promise<LandingBundle<Facts>> {
    watch(() => {
      changes += 1;
    });
    return import(pathToFileURL(file).href);
  }

  return async (request) => {
    loaded ??= load();
    const bundle = await loaded;
    const { etag, html, gzip } = drawn && drawnAt === changes ? drawn : await drawAnew(bundle);
    const headers: Record<string, string> = {
      etag,
      vary: 'accept-encoding',
      'cache-control': 'no-cache',
      // A hash instead of a nonce, because a browser's cached copy must match the policy of a later 304.
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

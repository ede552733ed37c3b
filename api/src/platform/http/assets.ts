/**
 * The built files of the web client, kept in memory as they were at the start. So the page and its scripts always
 * match, even if a newer build replaces them while the server runs.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { chooseEncoding, type Encoding, encodingHeaders } from './encodings.ts';
import { notAcceptable } from './problem.ts';
import { workerPolicy } from './securityHeaders.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The part of the build that only the server uses. */
const FOR_SERVER = 'server';

/** Browsers apply this file's policy to everything the worker requests. */
const WORKER = '/sw.js';

/** The file itself, and the encoded versions that the build puts beside it. */
const ENDINGS: readonly [Encoding, string][] = [
  ['identity', ''],
  ['br', '.br'],
  ['gzip', '.gz'],
];

interface Asset {
  type: string;
  bodies: Map<Encoding, Uint8Array<ArrayBuffer>>;
}

function loadAsset(path: string): Asset {
  const bodies = ENDINGS.filter(([, ending]) => existsSync(path + ending)).map(
    ([encoding, ending]) => [encoding, new Uint8Array(readFileSync(path + ending))] as const,
  );
  return { type: TYPES[extname(path)]!, bodies: new Map(bodies) };
}

/** Serves the files of a folder; undefined for any other path. */
export function createAssets(folder: string): (request: Request) => Response | undefined {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const assets = new Map<string, Asset>(
    names
      .filter((name) => extname(name) in TYPES && dirname(name) !== FOR_SERVER)
      .map((name) => [`/${name}`, loadAsset(join(folder, name))] as const),
  );
  return (request) => {
    const { pathname } = new URL(request.url);
    const asset = assets.get(pathname);
    if (!asset) return undefined;
    const encoding = chooseEncoding(request, [...asset.bodies.keys()]);
    if (!encoding) return notAcceptable();
    return new Response(asset.bodies.get(encoding), {
      headers: {
        'content-type': asset.type,
        ...encodingHeaders(encoding),
        ...(pathname === WORKER && { 'content-security-policy': workerPolicy }),
        // Names in assets/ contain the hash of their content, so they never change.
        'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
    });
  };
}

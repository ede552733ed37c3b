/**
 * The built files of the web client, kept in memory as they were at the start: the page and its scripts always belong
 * together, even when a newer build is put in their place while the server runs.
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

/** What the build leaves to the server alone. */
const FOR_SERVER = 'server';

/** Browsers take its policy for all that the worker asks for. */
const WORKER = '/sw.js';

/** The file itself, and the encodings that the build leaves beside it. */
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

/** Answers for the files below a folder; undefined for a path that is none of them. */
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
        // Names in assets/ carry the hash of their content: they never change.
        'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
    });
  };
}

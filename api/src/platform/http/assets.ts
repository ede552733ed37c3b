/**
 * The built files of the web client, kept in memory as they were at the start: the page and its scripts always belong
 * together, also when a newer build is put in their place while the server runs.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { takesEncoding } from './encodings.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Encodings made by the build beside each file, the best first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface Asset {
  type: string;
  /** The file as it is, under '', and its encodings by name. */
  bodies: Map<string, Uint8Array<ArrayBuffer>>;
}

const read = (path: string) => new Uint8Array(readFileSync(path));

function loadAsset(path: string): Asset {
  const bodies = new Map([['', read(path)]]);
  for (const [name, ending] of ENCODINGS)
    if (existsSync(path + ending)) bodies.set(name, read(path + ending));
  return { type: TYPES[extname(path)]!, bodies };
}

/** Answers for the files below a folder; undefined for a path that is none of them. */
export function createAssets(folder: string): (request: Request) => Response | undefined {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const assets = new Map<string, Asset>(
    names
      .filter((name) => extname(name) in TYPES)
      .map((name) => [`/${name}`, loadAsset(join(folder, name))] as const),
  );
  return (request) => {
    const { pathname } = new URL(request.url);
    const asset = assets.get(pathname);
    if (!asset) return undefined;
    const encoding = ENCODINGS.map(([name]) => name).find(
      (name) => asset.bodies.has(name) && takesEncoding(request, name),
    );
    return new Response(asset.bodies.get(encoding ?? ''), {
      headers: {
        'content-type': asset.type,
        vary: 'accept-encoding',
        // Names in assets/ carry the hash of their content: they never change.
        'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
    });
  };
}

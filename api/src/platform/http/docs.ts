/**
 * `/api/docs`: the API's description in Swagger UI. The files come from the package and are served under its version.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { chooseEncoding, encodingHeaders } from './encodings.ts';
import { isRead } from './head.ts';
import { methodNotAllowed, notAcceptable, notFound } from './problem.ts';
import { docsPolicy } from './securityHeaders.ts';

const compress = promisify(gzip);
const require = createRequire(import.meta.url);
const { version } = require('swagger-ui-dist/package.json') as { version: string };
const inter = require('@fontsource-variable/inter/package.json') as { version: string };
/** In the same folder as the style sheet that uses it. */
const FONT = `inter-${inter.version}.woff2`;

/** The page uses the color scheme chosen in the portal, under the key of its `colorScheme.ts`. */
const PAGE_SCRIPT = `const dark = matchMedia('(prefers-color-scheme: dark)');
const root = document.documentElement;
const follow = () => {
  const chosen = localStorage.getItem('portal.colorScheme');
  const isDark = chosen ? chosen === 'dark' : dark.matches;
  root.classList.toggle('dark-mode', isDark);
  root.style.colorScheme = isDark ? 'dark' : 'light';
};
dark.addEventListener('change', follow);
addEventListener('storage', follow);
follow();
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  filter: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  validatorUrl: null,
});
`;

/**
 * The portal's header and font, and fixes for the viewer's accessibility: contrast, keyboard scrolling, single choices.
 */
const PAGE_STYLES = `@font-face {
  font-family: Inter;
  src: url("${FONT}") format("woff2");
  font-weight: 100 900;
  font-display: swap;
}
body { margin: 0; font: 14px/20px Inter, system-ui, sans-serif; }
.swagger-ui :not(code, code *, pre, pre *, textarea, .opblock-summary-path, .opblock-summary-path *) {
  font-family: Inter, system-ui, sans-serif !important;
}
.bar {
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  justify-content: space-between;
  box-sizing: border-box;
  height: 56px;
  padding: 0 16px;
  border-bottom: 1px solid light-dark(#e0e0e0, #525252);
  background: light-dark(#fff, #292929);
  color: light-dark(#242424, #fff);
}
.bar a {
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  color: inherit;
  font-weight: 600;
  text-decoration: none;
}
.bar a + a { color: light-dark(#125b72, #80bdd5); }
.bar a:hover { text-decoration: underline; }
.swagger-ui .information-container .info { margin: 24px 0 0; }
.swagger-ui .scheme-container { padding: 16px 0; }
.swagger-ui .servers, .swagger-ui .servers-title { display: none; }
.swagger-ui .opblock-body pre.microlight, .swagger-ui .curl.microlight {
  height: auto;
  max-height: none;
  overflow: visible !important;
}
.swagger-ui .microlight, .swagger-ui .microlight code {
  white-space: pre-wrap !important;
  overflow-wrap: anywhere !important;
}
.swagger-ui .download-contents { background: #4a5160; }
.swagger-ui .opblock.opblock-deprecated { opacity: 1; }
html:root .swagger-ui .opblock.opblock-deprecated .opblock-summary-method { background: #5a6170; color: #fff; }
html:not(.dark-mode) .swagger-ui {
  .opblock.opblock-get .opblock-summary-method { background: #1d5f9e; }
  .opblock.opblock-post .opblock-summary-method { background: #1c6e4a; }
  .opblock.opblock-put .opblock-summary-method { background: #8f5206; }
  .opblock.opblock-patch .opblock-summary-method { background: #17697a; }
  .opblock.opblock-delete .opblock-summary-method { background: #b3261e; }
  .info .title small { background: #5a6170; }
  .info .title small.version-stamp { background: #3f6b00; }
  .info .base-url, .info .url, .info a { color: #1d5f9e; }
  .btn.execute { background: #1d5f9e; border-color: #1d5f9e; }
  .btn.cancel { color: #b3261e; border-color: #b3261e; }
  .btn.authorize { color: #1c6e4a; border-color: #1c6e4a; }
  .btn.authorize svg { fill: #1c6e4a; }
}
`;

/** The files under this path never change: it contains the viewer's version and the hash of our two files. */
const BASE = `/api/docs/${version}-${createHash('sha256')
  .update(PAGE_SCRIPT + PAGE_STYLES)
  .digest('hex')
  .slice(0, 8)}`;

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>API · Carrier Portal</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${BASE}/swagger-ui.css">
    <link rel="stylesheet" href="${BASE}/page.css">
    <script src="${BASE}/swagger-ui-bundle.js" defer></script>
    <script src="${BASE}/page.js" defer></script>
  </head>
  <body>
    <header class="bar">
      <a href="/dashboard"><img src="/favicon.svg" alt="" width="28" height="28">Management System</a>
      <a href="/dashboard">Back to Portal</a>
    </header>
    <div id="docs"></div>
    <noscript>This page needs JavaScript. The description itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
  </body>
</html>
`;

interface File {
  type: string;
  read: () => string | Uint8Array;
}

const packaged = (file: string) => () => readFileSync(require.resolve(file));

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLES = 'text/css; charset=utf-8';
const FILES: Record<string, File> = {
  [`${BASE}/swagger-ui.css`]: { type: STYLES, read: packaged('swagger-ui-dist/swagger-ui.css') },
  [`${BASE}/swagger-ui-bundle.js`]: { type: SCRIPT, read: packaged('swagger-ui-dist/swagger-ui-bundle.js') },
  [`${BASE}/${FONT}`]: {
    type: 'font/woff2',
    read: packaged('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  },
  [`${BASE}/page.css`]: { type: STYLES, read: () => PAGE_STYLES },
  [`${BASE}/page.js`]: { type: SCRIPT, read: () => PAGE_SCRIPT },
};

/** Serves the page and everything below it. */
export function createDocs(): (request: Request) => Promise<Response> {
  const compressed = new Map<string, Promise<Buffer>>();

  /** Compressed on first request and kept, because every browser accepts gzip. */
  function zipped(path: string, { read }: File): Promise<Buffer> {
    const known = compressed.get(path) ?? compress(read());
    compressed.set(path, known);
    return known;
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!isRead(request.method)) return methodNotAllowed(['GET']);
    if (pathname === '/api/docs' || pathname === '/api/docs/')
      return new Response(PAGE, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': docsPolicy,
          'cache-control': 'no-cache',
        },
      });
    const file = FILES[pathname];
    if (!file) return notFound();
    const encoding = chooseEncoding(request, ['gzip', 'identity']);
    if (!encoding) return notAcceptable();
    const body = encoding === 'gzip' ? await zipped(pathname, file) : file.read();
    return new Response(new Uint8Array(Buffer.from(body)), {
      headers: {
        'content-type': file.type,
        ...encodingHeaders(encoding),
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
  };
}

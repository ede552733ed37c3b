import { pagePolicy } from 'rules/pagePolicy';

const tag = (path: string): string => {
  if (path.endsWith('.css')) return `<link rel="stylesheet" href="${path}" />`;
  if (/\/offline-[^/]+\.js$/.test(path)) return `<script type="module" src="${path}"></script>`;
  return path.endsWith('/colorScheme.1.js') ? `<script src="${path}"></script>` : '';
};

const newNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

/** The page of the offline form, generated for each request like the server's pages, under the same policy. */
export function offlinePage(files: readonly string[]): Response {
  const nonce = newNonce();
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta property="csp-nonce" content="" nonce="${nonce}" />
    <meta name="color-scheme" content="light dark" />
    <title>Offline · Management System</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    ${files.map(tag).filter(Boolean).join('\n    ')}
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(nonce),
      'cache-control': 'no-store',
    },
  });
}

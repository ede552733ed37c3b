/** Headers for every response. The page's own policy names the nonce of that response. */

const ALWAYS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** For responses that are data, not documents. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** For the service worker: it requests files from this server and runs only itself. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** For the public page: no scripts, and only the style element whose content has this hash. */
export const landingPolicy = (styleHash: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/**
 * For the page that shows the API's description. Its viewer sanitizes its own output and does not support trusted
 * types.
 */
export const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** All headers of a data response, which no browser or proxy may store. */
export const DATA_HEADERS: Readonly<Record<string, string>> = {
  ...ALWAYS,
  'content-security-policy': DATA_POLICY,
  'cache-control': 'no-store',
};

/**
 * The response with the headers it lacks, including how to authenticate on 401. No browser or proxy may store data
 * unless the response says so.
 */
export function secured(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value);
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', DATA_POLICY);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (response.status === 401 && !headers.has('www-authenticate')) headers.set('www-authenticate', 'Bearer');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

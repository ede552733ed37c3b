/** Headers on every response. The page's own policy names the nonce of that same response. */

const ALWAYS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** Answers that are data and never a document. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The service worker: it asks this server for files, and runs only itself. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** The public page: no script at all, and the one style element whose content has this hash. */
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

/** The page that shows the API's description. Its viewer cleans what it draws itself and knows no trusted types. */
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

/** All headers of a response that is data and is never stored by a browser or a proxy. */
export const DATA_HEADERS: Readonly<Record<string, string>> = {
  ...ALWAYS,
  'content-security-policy': DATA_POLICY,
  'cache-control': 'no-store',
};

/**
 * The response with the headers it lacks, on 401 how to say who one is; data is never stored by a browser or a proxy unless
 * the response says so.
 */
export function secured(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value);
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', DATA_POLICY);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (response.status === 401) headers.set('www-authenticate', 'Bearer');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

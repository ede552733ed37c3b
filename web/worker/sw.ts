/**
 * The service worker. It caches only the few files of the offline form: no page, nothing of the API. If the portal
 * cannot be reached it responds with a generated page, which has its own nonce.
 */
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { offlinePage } from './offlinePage';

type Listed = { url: string; revision: string | null };
declare const self: ServiceWorkerGlobalScope;

/** How long a page may take before the connection counts as lost. */
const PATIENCE_MS = 10_000;

const listed = self.__WB_MANIFEST as Listed[];
/**
 * The first scripts of this build's pages. They are not cached: the build lists them so that pages can tell their age.
 */
const scripts = listed.filter(({ revision }) => revision === 'page').map(({ url }) => `/${url}`);
const files = listed.filter(({ revision }) => revision !== 'page');
const kept = new Set(files.map(({ url }) => new URL(url, self.location.origin).pathname));

precache(files);
cleanupOutdatedCaches();

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const isPortal = (pathname: string): boolean =>
  pathname === '/dashboard' || pathname.startsWith('/dashboard/');

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** The server's page, or the offline form if it does not load. */
async function openPage(request: Request): Promise<Response> {
  const response = await Promise.race([fetch(request), after(PATIENCE_MS)]).catch(() => undefined);
  return response ?? offlinePage([...kept]);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (isPortal(pathname)) event.respondWith(openPage(request));
  } else if (kept.has(pathname)) {
    event.respondWith(matchPrecache(pathname).then((file) => file ?? fetch(request)));
  }
});

self.addEventListener('message', ({ data, ports }) => {
  if (data === 'scripts') ports[0]?.postMessage(scripts);
});

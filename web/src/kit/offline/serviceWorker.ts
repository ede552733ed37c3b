/**
 * The service worker, which opens the offline form without a connection. A new one takes over at once: pages come from
 * the server in any case, and its cache is for the offline form alone. Pages of an older build are notified.
 */

type Policy = { createScriptURL: (url: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

const SCRIPT = '/sw.js';
const LOOK_EVERY_MS = 3_600_000;

/** Trusted Types accept no plain text as the address of a script. */
function scriptAddress(): string {
  const factory = (window as { trustedTypes?: Factory }).trustedTypes;
  if (!factory) return SCRIPT;
  const createScriptURL = (url: string) => {
    if (url !== SCRIPT) throw new TypeError("Only the portal's own service worker.");
    return url;
  };
  return factory.createPolicy('service-worker', { createScriptURL }).createScriptURL(SCRIPT);
}

/** The script that this page began with; each build has its own name for it. */
const ownScript = (): string => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
};

/** Asks the service worker which scripts the pages of its build begin with. */
const askForScripts = (worker: ServiceWorker): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data as string[]);
    worker.postMessage('scripts', [port2]);
  });

async function isOutdated(): Promise<boolean> {
  const { controller } = navigator.serviceWorker;
  return controller !== null && !(await askForScripts(controller)).includes(ownScript());
}

let isFollowing = false;
let outdated = false;
const listeners = new Set<() => void>();

async function look(): Promise<void> {
  if (outdated || !(await isOutdated())) return;
  outdated = true;
  for (const listener of listeners) listener();
}

/** Looks for a newer service worker; once it has taken over, this page compares builds with it. */
async function update(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  // The controlling worker may be the older one while another is on its way.
  if (registration && !registration.installing && !registration.waiting) await look();
}

async function follow(): Promise<void> {
  const workers = navigator.serviceWorker;
  workers.addEventListener('controllerchange', () => void look());
  await workers.register(scriptAddress(), { updateViaCache: 'none' });
  const updateIfSeen = () => {
    // Without a connection there is nothing newer.
    if (!document.hidden) update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', updateIfSeen);
  window.addEventListener('online', updateIfSeen);
  window.setInterval(updateIfSeen, LOOK_EVERY_MS);
}

/** Registers the service worker, once per page. Without TLS and in development there is none. */
export function startServiceWorker(): void {
  if (isFollowing || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  isFollowing = true;
  follow().catch((error: unknown) => console.warn('No service worker here.', error));
}

/** Whether a newer build has replaced this page's. */
export const isPageOutdated = (): boolean => outdated;

export function onPageOutdated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
